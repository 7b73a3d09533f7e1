/** Just enough SVG to draw grids. Whole numbers in, text out: the same everywhere. */

/** What the pictures of the documentation are painted with. */
export const ink = {
  line: '#8a93a3',
  text: '#1d2430',
  strong: '#c2410c',
  fill: '#dbe7fb',
  soft: '#f4f6fa',
  dark: '#3b4252',
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

/** A picture of a size in pixels, with what it shows for those who cannot see it. */
export function picture(width: number, height: number, title: string, shapes: readonly string[]): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    // One pixel around it, for the outer lines.
    viewBox: `-1 -1 ${width + 2} ${height + 2}`,
    width: width + 2,
    height: height + 2,
    'font-family': 'system-ui, sans-serif',
    'font-size': 13,
    role: 'img',
  };
  const ground = element('rect', { x: -1, y: -1, width: width + 2, height: height + 2, fill: '#ffffff' });
  return `${element('svg', root, `\n${[element('title', {}, title), ground, ...shapes].join('\n')}\n`)}\n`;
}
