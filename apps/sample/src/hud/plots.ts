/** Live plots of the last seconds, drawn by uPlot: the time of each part of a frame, and what the queries touched. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { FrameCosts } from './costs.js';

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
];
const counts = [
  { label: 'touched', stroke: '#ffcf5c', value: (costs: FrameCosts) => Math.max(costs.touched, 1) },
  { label: 'full scan', stroke: '#ff8a80', value: (costs: FrameCosts) => Math.max(costs.fullScan, 1) },
];

/** The range of tiles and objects in a frame: 20,000 creatures form 200 million pairs, and a frame has up to eight steps. */
const mostCounts: uPlot.Range.MinMax = [1, 1e10];

/** At run time uPlot's enumeration does not exist; only its numbers do. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- a const enum of a declaration file has no values
const logarithmic: uPlot.Scale.Distr = 3;

type Line = (typeof parts)[number];

export class Plots {
  private readonly frames: FrameCosts[] = [];
  private readonly plots: readonly {
    readonly plot: uPlot;
    readonly host: HTMLElement;
    readonly lines: readonly Line[];
  }[];
  private readonly container: HTMLElement;
  private waited = 0;

  constructor(container: HTMLElement) {
    this.container = container;
    this.plots = [
      { title: 'A frame, ms', lines: parts, isLogarithmic: false },
      { title: 'Tiles and objects', lines: counts, isLogarithmic: true },
    ].map(({ title, lines, isLogarithmic }) => {
      const host = container.appendChild(document.createElement('div'));
      return { plot: newPlot(host, title, lines, isLogarithmic), host, lines };
    });
  }

  /** Adds a frame, and redraws every few frames. */
  add(costs: FrameCosts): void {
    const last = this.frames.at(-1);
    const { touched, fullScan } = (costs.fullScan === 0 ? last : undefined) ?? costs; // without a step, repeat the last counts
    this.frames.push({ ...costs, touched, fullScan });
    if (this.frames.length > length) this.frames.shift();
    this.waited = (this.waited + 1) % every;
    if (this.waited !== 0 || this.container.offsetParent === null) return;
    const xs = this.frames.map((_, i) => i - this.frames.length + 1);
    for (const { plot, host, lines } of this.plots) {
      if (plot.width !== host.clientWidth) plot.setSize({ width: host.clientWidth, height });
      plot.setData([xs, ...lines.map(({ value }) => this.frames.map(value))]);
    }
  }
}

function newPlot(host: HTMLElement, title: string, lines: readonly Line[], isLogarithmic: boolean): uPlot {
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
      x: { time: false, range: [1 - length, 0] },
      y: isLogarithmic
        ? { distr: logarithmic, range: mostCounts }
        : { range: (_, __, max) => [0, Math.min(Math.max(max, 17), 60)] },
    },
    axes: [{ ...axis, show: false }, isLogarithmic ? { ...axis, ...thousands } : axis],
    series: [{}, ...lines.map(({ label, stroke }) => ({ label, stroke, width: 1.5, points: { show: false } }))],
  };
  return new uPlot(options, [[], ...lines.map(() => [])], host);
}

/** On a logarithmic axis, only powers of a thousand are labeled. */
const thousands: uPlot.Axis = { splits: () => [1, 1e3, 1e6, 1e9], filter: (_, splits) => splits };
const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** An axis label; on a logarithmic axis some grid lines have none. */
function short(value: number | null): string {
  return value === null ? '' : format.format(value);
}
