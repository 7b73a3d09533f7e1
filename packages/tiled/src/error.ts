/**
 * Errors in files. Every error has the same parts: the file, the path in its document, the rule that is broken, and the
 * value that breaks it.
 */
import { argumentError, describeValue, requireObject, requireString } from '@tilewright/units/checks';

/** The path of a value in a JSON document: names of fields and indices, from the outside in. */
export type DocumentPath = readonly (string | number)[];

/** The parts of a {@link TiledError}. */
export interface TiledErrorParts {
  /** The name of the file, as it was given to the reader or as the map refers to it. */
  readonly file: string;
  readonly path: DocumentPath;
  /** The rule, as the end of the sentence "x must be ...": `a non-negative integer`. */
  readonly rule: string;
  /** The value in the file; `undefined` if the file has no value there. */
  readonly value: unknown;
  /** Words for the value in the message; without them, the message describes the value. */
  readonly received?: string | undefined;
  /** How to fix the file: a sentence without its period. */
  readonly remedy?: string | undefined;
}

/**
 * A file that cannot be read as a map.
 *
 * The message has the form of all tilewright errors, and the parts are fields:
 * `level.tmj: layers[0].width must be a non-negative integer, received 2.5`.
 */
export class TiledError extends RangeError {
  /** `TiledError`, even if a bundler renames the class. */
  override readonly name: string = 'TiledError';
  /** The name of the file, as it was given to the reader or as the map refers to it. */
  readonly file: string;
  /** The path of the value in the file: names of fields and indices. */
  readonly path: DocumentPath;
  /** The rule, as the end of the sentence "x must be ...": `a non-negative integer`. */
  readonly rule: string;
  /** The value in the file; `undefined` if the file has no value there. */
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
    requireString('TiledError', name, parts[name]);
  }
  for (const name of ['received', 'remedy'] as const) {
    const part: unknown = parts[name];
    if (part !== undefined) requireString('TiledError', name, part);
  }
  const { path }: { readonly path: unknown } = parts;
  if (Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number')) return;
  throw argumentError('TiledError', 'path', 'an array of names and indices', path);
}

/** Writes a path as code: `layers[0].objects[3].width`. The empty path is `the document`. */
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

/** A place in a file: the file, and the path in its document. Errors name it. */
export interface Place {
  readonly file: string;
  readonly path: DocumentPath;
}

/**
 * A place that stores only its last step: a full path for each value in nested groups would take more memory than the
 * file.
 */
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

/** The place of a field or an element inside another place. O(steps) at any depth. */
export function inside(place: Place, ...steps: readonly (string | number)[]): Place {
  let inner = place;
  for (const step of steps) inner = new InnerPlace(inner, step);
  return inner;
}

/** The parts of an error except its place. */
export type ErrorDetails = Omit<TiledErrorParts, 'file' | 'path'>;

/** The error of a broken rule at a place; the caller throws it. */
export function errorAt(place: Place, rule: string, value: unknown, remedy?: string): TiledError {
  return detailedErrorAt(place, { rule, value, remedy });
}

/** {@link errorAt}, with words for the value. */
export function detailedErrorAt(place: Place, details: ErrorDetails): TiledError {
  return new TiledError({ ...details, file: place.file, path: place.path });
}
