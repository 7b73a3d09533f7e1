/** What a process answers over HTTP beside Colyseus: the page, the world, its zones, and sign-ins. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServerError } from '@colyseus/core';
import { milliseconds, seconds, valueIn } from '@tilewright/units';
import type { FailureReport, ZoneAddress, ZoneReport, ZonesAnswer } from '../messages/answers.js';
import { addressOf } from '../rooms/addresses.js';
import type { Gate } from '../rooms/gate.js';
import type { ZoneNumber } from '../simulation/ids.js';
import type { PageFile } from './files.js';
import { type Failure, StoreGone } from '../store/zone-store.js';
import type { LargeAnswer } from './large-answer.js';
import type { KeptZone } from './kept-zones.js';

export interface AnswersOptions {
  readonly files: ReadonlyMap<string, PageFile>;
  /** The description of the world, in JSON. */
  readonly world: (headers: IncomingMessage['headers']) => LargeAnswer;
  readonly gate: Gate;
  /** How many trusted proxies are between clients and this process. */
  readonly proxies: number;
  readonly zones: () => readonly KeptZone[];
  /** Those that have no host since theirs failed. */
  readonly failed: () => ReadonlyMap<ZoneNumber, Failure>;
  /**
   * Where clients reach the host of a zone: empty if it is this process, `undefined` while no process is its host. The
   * answer may take a while.
   */
  readonly addressOf: (zone: ZoneNumber) => Promise<string | undefined>;
  /** Of other processes that keep zones. */
  readonly others: () => readonly string[];
  /** Ends a zone; `undefined` where clients may not. */
  readonly endZone: ((zone: ZoneNumber) => boolean) | undefined;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const END_ZONE = /^\/zones\/(\d{1,6})\/end$/;
const ADDRESS = /^\/zones\/(\d{1,6})\/address$/;
const UNAVAILABLE = 503;
const JSON_ANSWER = { status: 200, type: 'application/json' };

/** Answers a request. */
export async function answer(
  options: AnswersOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body, headers } = await answerTo(options, request);
  response
    .writeHead(status, {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      ...headers,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

async function answerTo(options: AnswersOptions, request: IncomingMessage): Promise<Answer> {
  const path = (request.url ?? '').replace(/\?.*$/, '');
  try {
    if (request.method === 'POST') return await answerPost(options, path, request);
    if (request.method === 'GET' || request.method === 'HEAD') return await answerGet(options, path, request);
    return refused(405, 'GET and POST');
  } catch (error) {
    if (error instanceof ServerError) return refused(error.code, error.message);
    if (error instanceof StoreGone) return refused(UNAVAILABLE, 'The server cannot do this now. Try again soon');
    // Clients need not know what it is.
    return refused(500, 'The server has failed');
  }
}

async function answerGet(
  { files, world, zones, failed, addressOf, others, endZone }: AnswersOptions,
  path: string,
  { headers }: IncomingMessage,
): Promise<Answer> {
  const file = files.get(path);
  if (file !== undefined) return { status: 200, type: file.type, body: file.bytes };
  if (path === '/world') return { ...JSON_ANSWER, ...world(headers) };
  if (path === '/zones') {
    const kept = zones().map((zone) => reportOf(zone, endZone !== undefined));
    return json({ kept, failed: Array.from(failed(), failureReport) } satisfies ZonesAnswer);
  }
  const zone = ADDRESS.exec(path)?.[1];
  if (zone === undefined) return refused(404, 'There is nothing here');
  const address = await addressOf(Number(zone));
  if (address === undefined) return refused(UNAVAILABLE, `Zone ${zone} has no host now`);
  return json({ address, others: others() } satisfies ZoneAddress);
}

async function answerPost(
  { gate, proxies, endZone }: AnswersOptions,
  path: string,
  request: IncomingMessage,
): Promise<Answer> {
  const headers = headersOf(request);
  gate.requireOrigin(headers);
  if (path === '/sign-in') {
    return json(await gate.signIn({ headers, body: await bodyOf(request), address: addressOf(request, proxies) }));
  }
  const zone = END_ZONE.exec(path)?.[1];
  if (zone === undefined || endZone === undefined) return refused(404, 'There is nothing here');
  return endZone(Number(zone)) ? json({ ended: Number(zone) }) : refused(404, `Zone ${zone} is not kept here`);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const each of [value ?? []].flat()) all.append(name, each);
  return all;
}

/** It is small: larger requests do not get here. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

function reportOf({ work, ...zone }: KeptZone, mayEnd: boolean): ZoneReport {
  return { ...zone, work: valueIn(work, milliseconds), mayEnd };
}

function failureReport([zone, { ago, rest, ...what }]: readonly [ZoneNumber, Failure]): FailureReport {
  return { zone, ...what, ago: valueIn(ago, seconds), rest: valueIn(rest, seconds) };
}

function json(value: unknown): Answer {
  return { ...JSON_ANSWER, body: JSON.stringify(value) };
}

function refused(status: number, message: string): Answer {
  return { status, type: 'application/json', body: JSON.stringify({ error: message }) };
}
