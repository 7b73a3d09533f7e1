/** Limits the sounds that begin: each voice waits for its gap, and few play at once, so that a crowd does not clip. */
import { add, type Instant, type Duration, milliseconds } from '@tilewright/units';
import type { Cue } from './cues.js';
import { type VoiceName, voices } from './voices.js';

/** How many sounds may begin within `together`: a plain count. */
const mostTogether = 6;
const together: Duration = milliseconds(100);

export class Throttle {
  private readonly nextAt = new Map<VoiceName, Instant>();
  /** When the last few sounds began, the oldest first. */
  private readonly begun: Instant[] = [];

  /** The cues that may begin now. The louder ones come first. */
  admit(cues: readonly Cue[], now: Instant): readonly Cue[] {
    return [...cues].sort((a, b) => b.loudness - a.loudness).filter(({ voice }) => this.begin(voice, now));
  }

  private begin(voice: VoiceName, now: Instant): boolean {
    const next = this.nextAt.get(voice);
    if (next !== undefined && now < next) return false;
    const [oldest] = this.begun;
    if (this.begun.length === mostTogether && oldest !== undefined && now < add(oldest, together)) return false;
    this.nextAt.set(voice, add(now, voices[voice].gap));
    this.begun.push(now);
    if (this.begun.length > mostTogether) this.begun.shift();
    return true;
  }
}
