/** Letters as bytes, for the streams of mail, after the version of the game that wrote them. */
import { directionBits, metersPerSecond, reviveDirection, valueIn, velocity } from '@tilewright/units';
import type { Body, GiftLetter, Letter } from '../simulation/letters.js';
import { type GameBuild, OtherVersion, thisBuild } from '../simulation/build.js';
import { GAME_VERSION } from '../simulation/version.js';
import { ByteReader, ByteWriter, malformed, NUMBER_SIZE } from './bytes.js';

const BODY = 0;
const BIRTH = 1;
const GIFT = 2;
const MOVED = 3;
const SLEEP = 4;

export function encodeLetters(letters: readonly Letter[], version: number = GAME_VERSION): Uint8Array {
  const writer = new ByteWriter();
  writer.number(version, letters.length);
  for (const letter of letters) writeLetter(writer, letter);
  return writer.bytes;
}

/** The version of the game that wrote some letters. @throws RangeError for bytes that are not of letters */
export function versionOfLetters(bytes: Uint8Array): number {
  return new ByteReader(bytes).whole();
}

/**
 * @param build - that reads letters of its own version, and those of older ones that it migrates
 * @throws RangeError for bytes that are not of letters; OtherVersion for those that it cannot read
 */
export function decodeLetters(bytes: Uint8Array, build: GameBuild = thisBuild): readonly Letter[] {
  const version = versionOfLetters(bytes);
  const content = bytes.subarray(NUMBER_SIZE);
  if (version > build.version) throw new OtherVersion('mail', { stored: version, own: build.version });
  const reader = new ByteReader(version === build.version ? content : build.migrateLetters(version, content));
  const letters = Array.from({ length: reader.count() }, () => readLetter(reader));
  reader.end();
  return letters;
}

function writeLetter(writer: ByteWriter, letter: Letter): void {
  switch (letter.kind) {
    case 'body':
    case 'sleep':
      writer.number(letter.kind === 'body' ? BODY : SLEEP);
      writeBody(writer, letter.body);
      break;
    case 'birth':
      writer.number(BIRTH, letter.player, letter.zone);
      break;
    case 'moved':
      writer.number(MOVED, letter.id, letter.zone, letter.epoch);
      break;
    case 'gift':
      writer.number(GIFT, letter.to, letter.coins, letter.from, letter.fromZone);
      writer.point(letter.fromPosition);
      writer.number(Number(letter.isReturn));
      break;
  }
}

function readLetter(reader: ByteReader): Letter {
  switch (reader.number()) {
    case BODY:
      return { kind: 'body', body: readBody(reader) };
    case BIRTH:
      return { kind: 'birth', player: reader.number(), zone: reader.number() };
    case MOVED:
      return { kind: 'moved', id: reader.number(), zone: reader.number(), epoch: reader.number() };
    case SLEEP:
      return { kind: 'sleep', body: readBody(reader) };
    case GIFT:
      return readGift(reader);
    default:
      throw malformed('a kind of letter');
  }
}

function writeBody(writer: ByteWriter, body: Body): void {
  const { id, velocity: along, heading, goal, stride, coins, taken, epoch } = body;
  writer.number(id);
  writer.point(body.position);
  writer.number(valueIn(along.x, metersPerSecond), valueIn(along.y, metersPerSecond));
  writer.number(directionBits(heading), directionBits(goal), stride, coins, taken, epoch);
}

// Members of a literal are evaluated in the order in which they stand, which is the order of the bytes.
function readBody(reader: ByteReader): Body {
  return {
    id: reader.number(),
    position: reader.point(),
    velocity: velocity(metersPerSecond(reader.number()), metersPerSecond(reader.number())),
    heading: reviveDirection(reader.number()),
    goal: reviveDirection(reader.number()),
    stride: reader.number(),
    coins: reader.number(),
    taken: reader.number(),
    epoch: reader.number(),
  };
}

function readGift(reader: ByteReader): GiftLetter {
  return {
    kind: 'gift',
    to: reader.number(),
    coins: reader.number(),
    from: reader.number(),
    fromZone: reader.number(),
    fromPosition: reader.point(),
    isReturn: reader.number() === 1,
  };
}
