/** Values as one line of text, as short as a reader wants them. */
const MOST_ITEMS = 20;
const MOST_DEPTH = 3;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Any value in one line. A value that throws while it is read is said to do so. */
export function format(value: unknown): string {
  try {
    return formatted(value, 0);
  } catch {
    return '(a value that throws when it is read)';
  }
}

function formatted(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'function':
      return `function ${value.name}`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : object(value, depth);
  }
}

function object(value: object, depth: number): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const name = nameOf(value);
  if (depth > MOST_DEPTH) return `${name || 'Object'} {...}`;
  if (isList(value)) return list(name === 'Array' || name === 'Object' ? '' : name, value, depth);
  const entries = Object.entries(value);
  const shown = entries.slice(0, MOST_ITEMS).map(([key, each]) => {
    return `${NAME.test(key) ? key : JSON.stringify(key)}: ${formatted(each, depth + 1)}`;
  });
  return bracketed(name === 'Object' ? '' : name, '{ ', shown, entries.length > MOST_ITEMS, ' }');
}

/** What can be read as often as one likes. An iterator is used up by reading it. */
function isList(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value && !('next' in value);
}

function list(name: string, values: Iterable<unknown>, depth: number): string {
  const shown: string[] = [];
  for (const each of values) {
    if (shown.length === MOST_ITEMS) return bracketed(name, '[', shown, true, ']');
    shown.push(formatted(each, depth + 1));
  }
  return bracketed(name, '[', shown, false, ']');
}

function bracketed(name: string, open: string, items: readonly string[], isCut: boolean, close: string): string {
  const start = name === '' ? '' : `${name} `;
  if (items.length === 0) return start + open.trim() + close.trim();
  return start + open + [...items, ...(isCut ? ['...'] : [])].join(', ') + close;
}

/** The name of the class, or what the value calls itself, such as `Array Iterator`. */
function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object' || prototype === null) return '';
  const tag: unknown = Reflect.get(value, Symbol.toStringTag);
  return typeof tag === 'string' ? tag : prototype.constructor.name;
}
