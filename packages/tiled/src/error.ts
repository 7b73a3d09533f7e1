/**
 * What is wrong with a file, in one form for every kind of mistake: the file, the path inside its document, the rule
 * that is broken, and what stood there instead.
 */
import { argumentError, describeValue, requireObject } from '@tilewright/units/checks';

/** Where a value stands in a JSON document: names of fields and indices, from the outside in. */
export type DocumentPath = readonly (string | number)[];

/** The parts of a {@link TiledError}. */
export interface TiledErrorParts {
  /** The name of the file, as it was given to the reader or as the map refers to it. */
  readonly file: string;
  readonly path: DocumentPath;
  /** What must hold, as the end of a sentence: `a non-negative integer`. */
  readonly rule: string;
  /** What stands there; `undefined` where nothing does. */
  readonly value: unknown;
  /** What the message says of the value, where the value itself would tell nothing; else it is described. */
  readonly received?: string | undefined;
  /** What to do about it, a sentence without its full stop. */
  readonly remedy?: string | undefined;
}

/**
 * A file that cannot be read as a map.
 *
 * The message has the form of all tilewright errors, and the parts are fields:
 * `level.tmj: layers[0].width must be a non-negative integer, received 2.5`.
 */
export class TiledError extends RangeError {
  /** `TiledError`, also after a bundler has renamed the class. */
  override readonly name: string = 'TiledError';
  /** The name of the file, as it was given to the reader or as the map refers to it. */
  readonly file: string;
  /** Where in the file: names of fields and indices. */
  readonly path: DocumentPath;
  /** What must hold, as the end of a sentence: `a non-negative integer`. */
  readonly rule: string;
  /** What stands there; `undefined` where nothing does. */
  readonly value: unknown;

  /** @throws RangeError if a part is missing or of another type */
  constructor(parts: TiledErrorParts) {
    requireParts(parts);
    const { file, path, rule, value, received = describeReceived(value), remedy } = parts;
    const sentence = `${file}: ${pathText(path)} must be ${rule}, received ${received}`;
    super(remedy === undefined ? sentence : `${sentence}. ${remedy}`);
    this.file = file;
    this.path = path;
    this.rule = rule;
    this.value = value;
  }
}

function requireParts(parts: TiledErrorParts): void {
  requireObject('TiledError', 'parts', 'an object', parts);
  for (const name of ['file', 'rule'] as const) {
    if (typeof parts[name] !== 'string') throw argumentError('TiledError', name, 'a string', parts[name]);
  }
  for (const name of ['received', 'remedy'] as const) {
    const part: unknown = parts[name];
    if (part !== undefined && typeof part !== 'string') throw argumentError('TiledError', name, 'a string', part);
  }
  const { path }: { readonly path: unknown } = parts;
  if (Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number')) return;
  throw argumentError('TiledError', 'path', 'an array of names and indices', path);
}

/** Shows a path as one would write it in code: `layers[0].objects[3].width`; the whole document has no path. */
export function pathText(path: DocumentPath): string {
  if (path.length === 0) return 'the document';
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

function describeReceived(value: unknown): string {
  return value === undefined ? 'nothing' : describeValue(value);
}

/** A place in a file, for readers that go down into it and must be able to say where they are. */
export interface Place {
  readonly file: string;
  readonly path: DocumentPath;
}

/** A place that knows only its last step: a path of its own for each value deep in groups would take more than the file. */
class InnerPlace implements Place {
  readonly file: string;
  private readonly outer: Place;
  private readonly step: string | number;

  constructor(outer: Place, step: string | number) {
    this.file = outer.file;
    this.outer = outer;
    this.step = step;
  }

  get path(): DocumentPath {
    const steps = [this.step];
    let { outer } = this;
    for (; outer instanceof InnerPlace; outer = outer.outer) steps.push(outer.step);
    return [...outer.path, ...steps.reverse()];
  }
}

/** The place of a field or an element inside another. O(steps), whatever the depth. */
export function inside(place: Place, ...steps: readonly (string | number)[]): Place {
  let inner = place;
  for (const step of steps) inner = new InnerPlace(inner, step);
  return inner;
}

/** What an error says of a broken rule at a place, where more is to be said than {@link errorAt} says. */
export type Complaint = Omit<TiledErrorParts, 'file' | 'path'>;

/** The error of a broken rule at a place; the caller throws it. */
export function errorAt(place: Place, rule: string, value: unknown, remedy?: string): TiledError {
  return complaintAt(place, { rule, value, remedy });
}

/** {@link errorAt}, with a description of the value. */
export function complaintAt(place: Place, complaint: Complaint): TiledError {
  return new TiledError({ ...complaint, file: place.file, path: place.path });
}
