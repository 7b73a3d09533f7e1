/** Parses the contents of a file. */
import { detailedErrorAt, type Place, type TiledError } from '../error.js';

/**
 * Parses text; other values count as JSON that is already parsed.
 *
 * @param jsonNames - the file name extensions of the JSON format; the error for an XML file suggests them
 * @throws TiledError if the text is not JSON, or the value cannot come from a JSON parser
 */
export function parseDocument(place: Place, source: unknown, jsonNames = '.tmj, .tsj'): unknown {
  if (typeof source !== 'string') return requireParsed(place, source);
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const noJson = (received: string, remedy: string): TiledError =>
    detailedErrorAt(place, { rule: 'JSON', value: source, received, remedy });
  if (/^\s*<(?:!doctype\s+)?html\b/i.test(text)) {
    throw noJson('an HTML page', 'Check the URL: many servers send a page in place of a missing file');
  }
  if (/^\s*</.test(text)) throw noJson('XML', `In Tiled, save it as JSON (${jsonNames})`);
  try {
    return JSON.parse(text);
  } catch (failure) {
    const remedy = /^\s*\{/.test(text)
      ? 'Restore the file, or save it again in Tiled'
      : 'Pass the contents of the file, not its name';
    throw noJson(`${text.length} characters of other text`, `${String(failure)}. ${remedy}`);
  }
}

/** A JSON parser makes plain objects. Bytes, responses and promises are objects of other kinds, passed by mistake. */
function requireParsed(place: Place, source: unknown): unknown {
  const kind = Object.prototype.toString.call(source).slice('[object '.length, -1);
  if (typeof source !== 'object' || source === null || kind === 'Object' || kind === 'Array') return source;
  const parts = { rule: 'text or parsed JSON', value: source, received: `an object of kind ${kind}` };
  throw detailedErrorAt(place, { ...parts, remedy: 'Await the text of the file, and pass that' });
}
