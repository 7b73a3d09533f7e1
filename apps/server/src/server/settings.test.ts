import { milliseconds, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';

const secret = { TILEWRIGHT_SECRET: 'a secret of some length' };

describe('settings', () => {
  it('are those of a small world in memory, where nothing is given', () => {
    const { secret: made, ...others } = readSettings([], {});
    expect(others).toStrictEqual({
      port: 4180,
      processes: 1,
      oneOf: 1,
      address: undefined,
      redisUrl: undefined,
      startsRedis: false,
      origins: [],
      columns: 3,
      rows: 2,
      tiles: 24,
      herd: 40,
      players: 1000,
      away: seconds(60),
      signIns: 60,
      connections: 200,
      proxies: 0,
      lease: milliseconds(2000),
      isDemo: false,
      cutLog: undefined,
    });
    expect(made).toHaveLength(43);
    expect(readSettings([], {}).secret).not.toBe(made);
  });

  it('come from the command line and from the environment', () => {
    const args = ['--port', '0', '--zones', '4x1', '--tiles', '16', '--herd', '0', '--one-of', '2'];
    const limits = ['--sign-ins', '7000', '--connections', '8', '--proxies', '2'];
    const environment = {
      ...secret,
      PORT: '9',
      REDIS_URL: 'redis://127.0.0.1:6379',
      TILEWRIGHT_ORIGINS: 'https://a.example, https://b.example:8443,',
      TILEWRIGHT_ADDRESS: 'https://game.example',
    };
    expect(
      readSettings([...args, '--lease', '500', '--players', '7', '--away', '5', ...limits, '--demo'], environment),
    ).toStrictEqual({
      port: 0,
      processes: 1,
      oneOf: 2,
      address: 'https://game.example',
      redisUrl: 'redis://127.0.0.1:6379',
      startsRedis: false,
      secret: secret.TILEWRIGHT_SECRET,
      origins: ['https://a.example', 'https://b.example:8443'],
      columns: 4,
      rows: 1,
      tiles: 16,
      herd: 0,
      players: 7,
      away: seconds(5),
      signIns: 7000,
      connections: 8,
      proxies: 2,
      lease: milliseconds(500),
      isDemo: true,
      cutLog: undefined,
    });
    expect(readSettings(['--redis', '--processes', '2'], {})).toMatchObject({ processes: 2, startsRedis: true });
    const redis = { ...secret, REDIS_URL: 'redis://127.0.0.1:6379' };
    expect(readSettings(['--one-of', '4096'], redis).oneOf).toBe(4096);
    expect(readSettings(['--cut-log', '5'], redis).cutLog).toBe(5);
    expect(readSettings([], { PORT: '9' }).port).toBe(9);
    expect(readSettings([], { PORT: '' }).port).toBe(4180);
  });

  it.each([
    [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, received 65536'],
    [['--port', '1e3'], {}, 'received 1e3'],
    [[], { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, received http'],
    [['--zones', '3'], {}, '--zones must be two numbers such as 3x2, received 3'],
    [['--zones', '3x2x1'], {}, 'such as 3x2'],
    [['--zones', '0x2'], {}, 'from 1 to 64, received 0'],
    [['--tiles', '7'], {}, '--tiles must be a whole number from 8'],
    [['--zones', '5x4', '--tiles', '1024'], {}, 'a map of at most 16777216 tiles, received 20971520'],
    [['--herd', '-1'], {}, '--herd'],
    [['--herds', '1'], {}, '--herds'],
    [['--players', '0'], {}, '--players must be a whole number from 1'],
    [['--proxies', '-1'], {}, '--proxies'],
    [['--sign-ins', '0'], {}, '--sign-ins must be a whole number from 1 to 1000000, received 0'],
    [['--connections', 'many'], {}, '--connections must be a whole number from 1'],
    [['--away', '0'], {}, '--away must be a whole number from 1 to 604800, received 0'],
    [['zones'], {}, 'zones'],
    [['--processes', '2'], {}, 'several processes need a Redis'],
    [['--one-of', '2'], {}, 'the processes need a Redis that they share'],
    [['--processes', '2', '--redis', '--one-of', '1'], {}, '--processes and --one-of: give one of them'],
    [[], { TILEWRIGHT_ORIGINS: 'https://a.example,b.example' }, 'TILEWRIGHT_ORIGINS must be an address such as'],
    [[], { TILEWRIGHT_ORIGINS: 'https://a.example/' }, 'without a path, received https://a.example/'],
    [[], { TILEWRIGHT_ORIGINS: 'https://A.example' }, 'in small letters'],
    [['--cut-log', '1'], {}, '--cut-log: the log is in a Redis that keeps it. Set REDIS_URL'],
    [
      ['--cut-log', '6'],
      { ...secret, REDIS_URL: '/socket' },
      '--cut-log must be a whole number from 0 to 5, received 6',
    ],
    [['--lease', '10'], {}, '--lease must be a whole number from 200'],
    [['--redis', '--processes', '2'], { TILEWRIGHT_ADDRESS: 'https://a.example' }, 'start each by itself'],
    [[], { TILEWRIGHT_ADDRESS: 'game.example' }, 'must be an address such as https://game.example'],
    [[], { TILEWRIGHT_ADDRESS: 'https://game.example/play' }, 'without a path'],
    [[], { TILEWRIGHT_SECRET: 'too short' }, 'TILEWRIGHT_SECRET must have at least 16 letters, received 9'],
    [['--redis'], { ...secret, REDIS_URL: 'redis://127.0.0.1:6379' }, 'give one of them'],
    [[], { REDIS_URL: 'redis://127.0.0.1:6379' }, 'TILEWRIGHT_SECRET must be set'],
    [[], { REDIS_URL: 'redis://127.0.0.1:6379', TILEWRIGHT_SECRET: '' }, 'TILEWRIGHT_SECRET must be set'],
  ])('%j with %j are refused', (args, environment, message) => {
    expect(() => readSettings(args, environment)).toThrow(message);
  });
});
