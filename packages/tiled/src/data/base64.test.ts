import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './base64.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The plain encoder: bit by bit. */
function encode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let text = '';
  for (let i = 0; i < bits.length; i += 6) text += alphabet[Number.parseInt(bits.slice(i, i + 6).padEnd(6, '0'), 2)];
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

describe('decodeBase64', () => {
  it('gives back what was encoded, padded or not, with blanks anywhere', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = encode(bytes);
        expect(decodeBase64(text)).toEqual(bytes);
        expect(decodeBase64(text.replaceAll('=', ''))).toEqual(bytes);
        expect(decodeBase64(`\n   ${text}\n  `)).toEqual(bytes);
        expect(decodeBase64(text.replaceAll(/..../g, '$& \r\n'))).toEqual(bytes);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it.each([
    ['A', 'The text ends in the middle of a byte'],
    ['AAAAA', 'The text ends in the middle of a byte'],
    ['AA=', 'The text ends in the middle of a byte'],
    ['AAAA=', 'The text ends in the middle of a byte'],
    ['AAAA====', 'The text ends in the middle of a byte'],
    ['====', 'The text ends in the middle of a byte'],
    ['AA==AAAA', 'Text follows the padding at character 3'],
    ['AAA*', 'Character 3 is "*", which is not in the base64 alphabet'],
    ['A\u0141AA', 'Character 1 is "\u0141", which is not in the base64 alphabet'],
    ['AAAAA-', 'Character 5 is "-", which is not in the base64 alphabet'],
  ])('rejects %j', (text, reason) => {
    expect(decodeBase64(text)).toBe(reason);
  });

  it('finds every invalid character at every place', () => {
    for (let code = 0; code < 0x180; code++) {
      const character = String.fromCharCode(code);
      if (alphabet.includes(character) || '\t\n\f\r ='.includes(character)) continue;
      for (let at = 0; at < 5; at++) {
        const text = `A${'B'.repeat(at)}${character}${'C'.repeat(5 - at)}D`;
        const reason = `Character ${at + 1} is ${JSON.stringify(character)}, which is not in the base64 alphabet`;
        expect(decodeBase64(text)).toBe(reason);
      }
    }
  });
});
