import { expect, it } from 'vitest';
import { TestServer } from './testing/running.js';

it('behind a trusted proxy one address does not use up the limits of another', async () => {
  const behind = await TestServer.start('--zones', '1x1', '--tiles', '10', '--proxies', '1', '--sign-ins', '2');
  const signInFrom = async (forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await fetch(`${behind.address}/sign-in`, { method: 'POST', headers })).status;
  };
  const statuses: number[] = [];
  // What a client writes itself stands before what the proxy adds.
  for (const from of ['1.1.1.1', '2.2.2.2, 1.1.1.1', '3.3.3.3, 1.1.1.1', '1.1.1.1, 4.4.4.4']) {
    statuses.push(await signInFrom(from));
  }
  await behind.stop();
  expect(statuses).toStrictEqual([200, 200, 429, 200]);
});
