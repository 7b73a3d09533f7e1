/**
 * Plays voices and notes by WebAudio, without files: oscillators, noise, envelopes, and a limiter behind all of them.
 */
import { type Duration, hertz, instant, type Instant, seconds, sub, valueIn } from '@tilewright/units';
import type { Cue } from './cues.js';
import type { Layer } from './voice.js';
import { voices } from './voices.js';
import { loudnessOf, type Volumes } from './volumes.js';

/** The loudness of everything: a plain number. */
const volume = 0.5;
const beginning = instant(seconds(0));
/** An envelope cannot fall to 0 exponentially; this is silence. */
const silence = 0.0001;

export class Synth {
  private readonly context: AudioContext;
  /** What effects and music go through. */
  private readonly outputs: Readonly<Record<keyof Volumes, GainNode>>;
  private noise: AudioBuffer | undefined;

  constructor(context: AudioContext) {
    this.context = context;
    const limiter = new DynamicsCompressorNode(context, {
      threshold: -12,
      knee: 6,
      ratio: 20,
      attack: 0.002,
      release: 0.1,
    });
    limiter.connect(context.destination);
    this.outputs = { music: new GainNode(context), effects: new GainNode(context) };
    for (const output of Object.values(this.outputs)) output.connect(limiter);
  }

  /** The time of the device's clock. */
  get now(): Instant {
    return instant(seconds(this.context.currentTime));
  }

  setVolumes({ music, effects }: Volumes): void {
    this.outputs.music.gain.value = volume * loudnessOf(music);
    this.outputs.effects.gain.value = volume * loudnessOf(effects);
  }

  /** Plays a note of the music. @param at - by the device's clock */
  playNote(note: Layer, at: Instant): void {
    void this.playLayer(note, 1, this.outputs.music, valueIn(sub(at, beginning), seconds));
  }

  /** Plays a cue now. */
  play({ voice, loudness, side }: Cue): void {
    const pan = new StereoPannerNode(this.context, { pan: side * 0.8 });
    pan.connect(this.outputs.effects);
    const ends = voices[voice].layers.map((layer) => this.playLayer(layer, loudness, pan, this.context.currentTime));
    // Without this, the graph of a long game would grow until the browser cleans up.
    void Promise.all(ends).then(() => pan.disconnect());
  }

  /** @param now - in seconds of the device's clock @returns a promise of its end */
  private async playLayer(layer: Layer, loudness: number, target: AudioNode, now: number): Promise<void> {
    const { context } = this;
    const begin = now + inSeconds(layer.delay);
    const loudest = begin + inSeconds(layer.attack);
    const end = loudest + inSeconds(layer.decay);
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(silence, begin);
    envelope.gain.linearRampToValueAtTime(layer.gain * loudness, loudest);
    envelope.gain.exponentialRampToValueAtTime(silence, end);
    envelope.connect(target);
    const source =
      layer.wave === 'noise' ? this.noiseOf(layer, begin, end, envelope) : this.toneOf(layer, begin, end, envelope);
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve(), { once: true });
      source.start(begin);
      source.stop(end);
    });
    envelope.disconnect();
  }

  private toneOf(layer: Layer, begin: number, end: number, target: AudioNode): AudioScheduledSourceNode {
    const type = layer.wave === 'noise' ? 'sine' : layer.wave;
    const tone = new OscillatorNode(this.context, { type });
    slide(tone.frequency, layer, begin, end);
    tone.connect(target);
    return tone;
  }

  private noiseOf(layer: Layer, begin: number, end: number, target: AudioNode): AudioScheduledSourceNode {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noiseBuffer(), loop: true });
    const filter = new BiquadFilterNode(this.context, { type: 'lowpass' });
    slide(filter.frequency, layer, begin, end);
    source.connect(filter).connect(target);
    return source;
  }

  /** A second of noise. What it is made of is heard, but never read by a rule, so it need not be the same twice. */
  private noiseBuffer(): AudioBuffer {
    if (this.noise !== undefined) return this.noise;
    const { sampleRate } = this.context;
    this.noise = new AudioBuffer({ length: sampleRate, sampleRate });
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return this.noise;
  }
}

function slide(parameter: AudioParam, { from, to }: Layer, begin: number, end: number): void {
  parameter.setValueAtTime(valueIn(from, hertz), begin);
  parameter.exponentialRampToValueAtTime(valueIn(to, hertz), end);
}

function inSeconds(duration: Duration): number {
  return valueIn(duration, seconds);
}
