/**
 * Live plots of the last seconds, drawn by uPlot: the time of each part of a frame, and what its queries examined, with the
 * tracker and, if the user switches that on, without it.
 */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { onOff } from '../controls/widgets.js';
import { CostHistory } from '../costs/cost-history.js';
import type { FrameCosts } from '../costs/cost-meter.js';
import { MOST_SCAN_TIME, WorkMeter } from '../costs/work-meter.js';

/** How many frames are shown, and how many pass between two redraws. */
const length = 240;
const every = 15;
/** The size of a plot, in CSS pixels. */
const height = 84;
/** The same colors as the page. */
const ink = { text: '#bdb6cf', grid: 'rgb(255 255 255 / 0.09)' };
const parts = [
  { label: 'update', stroke: '#7be08a', value: (costs: FrameCosts) => costs.update },
  { label: 'queries', stroke: '#ffcf5c', value: (costs: FrameCosts) => costs.queries },
  { label: 'drawing', stroke: '#9be8ff', value: (costs: FrameCosts) => costs.drawing },
  { label: 'plain search', stroke: '#ff8a80', value: (costs: FrameCosts) => costs.work?.scanTime ?? 0 },
];
const counts = [
  { label: 'creatures', stroke: '#ffcf5c', value: (costs: FrameCosts) => Math.max(costs.work?.candidates ?? 0, 1) },
  { label: 'tiles', stroke: '#9be8ff', value: (costs: FrameCosts) => Math.max(costs.work?.tiles ?? 0, 1) },
  { label: 'plain search', stroke: '#ff8a80', value: (costs: FrameCosts) => Math.max(costs.work?.comparisons ?? 0, 1) },
];

/** What the axis of times shows at least, and at most while nothing is scanned, in milliseconds. */
const leastTime = 17;
const mostTime = 60;

/** The range of comparisons in a frame, which has up to eight steps. */
const mostCounts: uPlot.Range.MinMax = [1, 1e8];

/** At run time uPlot's enumeration does not exist; only its numbers do. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- a const enum of a declaration file has no values
const logarithmic: uPlot.Scale.Distr = 3;

type Line = (typeof parts)[number];

export class Plots {
  private readonly history = new CostHistory(length);
  private readonly plots: readonly {
    readonly plot: uPlot;
    readonly host: HTMLElement;
    readonly lines: readonly Line[];
  }[];
  private readonly container: HTMLElement;
  private waited = 0;
  readonly work = new WorkMeter();
  private readonly words: HTMLElement;

  constructor(container: HTMLElement) {
    this.container = container;
    const isScanning = {
      get: () => this.work.isScanning,
      set: (isOn: boolean) => {
        this.work.isScanning = isOn;
        scanSwitch.show();
      },
    };
    const scanSwitch = onOff('Compare with a plain search', isScanning);
    scanSwitch.show();
    this.words = document.createElement('p');
    this.words.textContent = hint;
    container.append(scanSwitch.element, this.words);
    this.plots = [
      { title: 'A frame, ms', lines: parts, isLogarithmic: false },
      { title: 'Looked at', lines: counts, isLogarithmic: true },
    ].map(({ title, lines, isLogarithmic }) => {
      const host = container.appendChild(document.createElement('div'));
      return {
        plot: newPlot(
          host,
          title,
          lines,
          isLogarithmic ? undefined : () => (this.work.isScanning ? MOST_SCAN_TIME : mostTime),
        ),
        host,
        lines,
      };
    });
  }

  /** Adds a frame, and redraws every few frames. */
  add(costs: FrameCosts): void {
    this.history.add(costs);
    const isFirst = this.history.frames.length < every;
    this.waited = (this.waited + 1) % every;
    // At once at the beginning: an empty plot would look broken.
    if ((this.waited !== 0 && !isFirst) || this.container.offsetParent === null) return;
    const { frames } = this.history;
    this.words.textContent = wordsOf(frames.at(-1)!, this.work.isScanning);
    const xs = frames.map((_, i) => i - frames.length + 1);
    for (const { plot, host, lines } of this.plots) {
      if (plot.width !== host.clientWidth) plot.setSize({ width: host.clientWidth, height });
      plot.setData([xs, ...lines.map(({ value }) => frames.map(value))]);
    }
  }
}

const hint =
  'The game keeps its creatures in a tracker, an index by tile, so that a question looks at a few of them instead of all. The plots show the time of each frame, and how many creatures and tiles its questions looked at. The switch asks each question a second time, by a plain search through all creatures.';

/** What the last frame says about the tracker. */
function wordsOf({ work, upkeep }: FrameCosts, isScanning: boolean): string {
  if (work === undefined || !isScanning) return hint;
  const { steps, candidates, comparisons, scanTime, restTime, trackerTime } = work;
  const count = (number: number): string => number.toLocaleString('en');
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  const rest = restTime > 0 ? `, and would need ${ms(restTime)} more` : '';
  return (
    `In ${steps === 1 ? 'a step' : `${steps} steps`}, the tracker compared ${count(candidates)} creatures in ` +
    `${ms(trackerTime)}, and needed ${ms(upkeep)} to follow them. A plain search made ${count(comparisons)} comparisons in ` +
    `${ms(scanTime)}${rest}: it sorts and sweeps for pairs, looks at every creature for each circle and ray, and is cut off after a second. ` +
    'The answers are the same, and the game does not change.'
  );
}

/** @param most - the greatest time that is shown; `undefined` for counts on a logarithmic axis */
function newPlot(host: HTMLElement, title: string, lines: readonly Line[], most: (() => number) | undefined): uPlot {
  const isLogarithmic = most === undefined;
  const axis: uPlot.Axis = {
    stroke: ink.text,
    grid: { stroke: ink.grid, width: 1 },
    ticks: { show: false },
    font: '11px system-ui',
    size: 34,
    values: (_, values) => values.map(short),
  };
  const options: uPlot.Options = {
    title,
    width: 0, // set to the host's width when it is first visible
    height,
    padding: [8, 8, 8, 0], // half a line for the top and bottom labels
    cursor: { show: false },
    legend: { show: true, live: false },
    scales: {
      // It grows to its full width with the frames, so that no part of it is empty.
      x: { time: false, range: (_, min) => [Math.min(min ?? 0, 1 - every), 0] },
      y: isLogarithmic
        ? { distr: logarithmic, range: mostCounts }
        : { range: (_, __, max) => [0, Math.min(Math.max(max, leastTime), most())] },
    },
    axes: [{ ...axis, show: false }, isLogarithmic ? { ...axis, ...thousands } : axis],
    series: [{}, ...lines.map(({ label, stroke }) => ({ label, stroke, width: 1.5, points: { show: false } }))],
  };
  return new uPlot(options, [[], ...lines.map(() => [])], host);
}

/** On a logarithmic axis, only powers of a thousand are labeled. */
const thousands: uPlot.Axis = { splits: () => [1, 1e3, 1e6], filter: (_, splits) => splits };
const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** An axis label; on a logarithmic axis some grid lines have none. */
function short(value: number | null): string {
  return value === null ? '' : format.format(value);
}
