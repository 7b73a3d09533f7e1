/** From what stands in a file to parsed JSON. */
import { complaintAt, type Place, type TiledError } from '../error.js';

/**
 * A text is parsed; anything else is taken as what a parser made.
 *
 * @param jsonNames - how the names of such files end in JSON, for the remedy of one that is XML
 * @throws TiledError if it is no JSON
 */
export function parseDocument(place: Place, source: unknown, jsonNames = '.tmj, .tsj'): unknown {
  if (typeof source !== 'string') return requireParsed(place, source);
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const noJson = (received: string, remedy: string): TiledError =>
    complaintAt(place, { rule: 'JSON', value: source, received, remedy });
  if (/^\s*<(?:!doctype\s+)?html\b/i.test(text)) {
    throw noJson('an HTML page', 'Compare the address: servers answer with such a page where there is no such file');
  }
  if (/^\s*</.test(text)) throw noJson('XML', `In Tiled, save it as JSON (${jsonNames})`);
  try {
    return JSON.parse(text);
  } catch (failure) {
    const remedy = /^\s*\{/.test(text)
      ? 'Restore the file, or save it again in Tiled'
      : 'Pass the contents of the file, not its name';
    throw noJson(`a text of ${text.length} characters`, `${String(failure)}. ${remedy}`);
  }
}

/** What a parser made is a plain object; bytes, responses and promises of them are easily passed by mistake. */
function requireParsed(place: Place, source: unknown): unknown {
  const kind = Object.prototype.toString.call(source).slice('[object '.length, -1);
  if (typeof source !== 'object' || source === null || kind === 'Object' || kind === 'Array') return source;
  const parts = { rule: 'a text or parsed JSON', value: source, received: `an object of kind ${kind}` };
  throw complaintAt(place, { ...parts, remedy: 'Wait for the text of the file, and pass that' });
}
