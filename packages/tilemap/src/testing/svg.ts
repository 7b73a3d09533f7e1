/** Just enough SVG to draw grids. Whole numbers in, text out: the same everywhere. */

/** What the pictures of the documentation are painted with. */
export const ink = {
  line: '#8a93a3',
  text: '#1d2430',
  strong: '#c2410c',
  fill: '#dbe7fb',
  soft: '#f4f6fa',
  dark: '#3b4252',
  faint: '#6b7484',
};

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return children.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** Text whose middle is at a place. */
export function label(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return element(
    'text',
    { x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: ink.text, ...attributes },
    content.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

/** An arrow between two places, of a length that keeps clear of both. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.sqrt(dx * dx + dy * dy);
  const at = (along: number, across: number): string => {
    const [x, y] = [x1 + (along * dx - across * dy) / length, y1 + (along * dy + across * dx) / length];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  return [
    element('path', { d: `M${at(10, 0)}L${at(length - 14, 0)}`, stroke: ink.dark, 'stroke-width': 2 }),
    element('path', { d: `M${at(length - 6, 0)}L${at(length - 16, 5)}L${at(length - 16, -5)}Z`, fill: ink.dark }),
  ].join('');
}

/** The light background of a drawing, so that it is readable on dark pages. */
const MARGIN = 12;

/** A picture of a size in pixels, with what it shows for those who cannot see it. */
export function picture(width: number, height: number, title: string, shapes: readonly string[]): string {
  const whole = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${-MARGIN} ${-MARGIN} ${whole.width} ${whole.height}`,
    ...whole,
    'font-family': 'system-ui, sans-serif',
    'font-size': 13,
    role: 'img',
  };
  const ground = element('rect', { x: -MARGIN, y: -MARGIN, ...whole, rx: 8, fill: '#ffffff' });
  return `${element('svg', root, `\n${[element('title', {}, title), ground, ...shapes].join('\n')}\n`)}\n`;
}
