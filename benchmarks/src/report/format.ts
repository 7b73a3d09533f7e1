/** Numbers, and Markdown. */
import type { Difference } from '../harness/question.js';

/** Two or three digits, and a unit from which no line break parts them. */
export function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${digits(nanoseconds)}\u00A0ns`;
  return nanoseconds < 1e6 ? `${digits(nanoseconds / 1e3)}\u00A0µs` : `${digits(nanoseconds / 1e6)}\u00A0ms`;
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(value >= 10 ? 3 : 2);
}

/** Two digits after the decimal point below 2, one below 10, otherwise none. */
export function rounded(value: number): number {
  return Number(value.toFixed(value < 2 ? 2 : value < 10 ? 1 : 0));
}

/** The share of wrong answers. */
export function share({ wrong, of }: Difference): string {
  const percent = (100 * wrong) / of;
  return percent < 0.1 ? 'under 0.1 %' : `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function markdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** A section that the reader can unfold. */
export function folded(title: string, parts: readonly string[]): string {
  return [`<details>\n<summary>${title}</summary>`, ...parts, '</details>'].join('\n\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
