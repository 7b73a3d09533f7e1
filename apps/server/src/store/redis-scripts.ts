/**
 * What Redis does at once. Each script touches the keys of one zone only, which share a hash tag: so they are on one
 * node of a cluster. The head of a zone is a hash: `fence`, the fencing number of the last lease; `until`, when it runs
 * out, in milliseconds of the clock of Redis; `lease`, for how long it was given out; `address`, where its holder is;
 * `full`, 1 if it has no place for another player; `tick`, the last in the log. After a failure also `failures`, how
 * often; `failedAt` and `retryAt`, when, and from when on others get the zone; `failedBy`, the address of that host;
 * `error`. Versions of the game: `by`, that of the last lease, and `version`, that of the last writer.
 */
import { FIRST_REST, LONGEST_REST } from './rest.js';

/** What a script returns instead of an error, so that callers need not read messages. */
const LOST = 0;
export const DONE = 1;

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/**
 * The milliseconds that are left to the last lease. More than it was given out for means that the clock of Redis was
 * set back: then it is over, or its zone would wait for as long as the clock was wrong.
 */
const REST = `
${NOW}
local times = redis.call('HMGET', KEYS[1], 'until', 'lease')
local rest = tonumber(times[1] or '0') - now
if rest > tonumber(times[2] or ARGV[1]) then rest = 0 end
`;

/**
 * The milliseconds for which a zone still rests after a failure. A longer rest than the longest one means that the
 * clock was set back, too.
 */
const PAUSE = `
local pause = tonumber(redis.call('HGET', KEYS[1], 'retryAt') or '0') - now
if pause < 0 or pause > ${LONGEST_REST} then pause = 0 end
`;

/** The version of the last writer, and whether the snapshot has all that it wrote: as `mayGoOn` needs it. */
const VERSION = `
local stored = redis.call('HMGET', KEYS[1], 'version', 'tick')
local version = tonumber(stored[1])
local settled = (redis.call('HGET', KEYS[2], 'tick') or '') == (stored[2] or '0')
`;

/** KEYS head, snapshot. @returns the version, and 1 if it is settled; or nothing before anything is stored */
export const VERSION_OF = `
${VERSION}
if not version then return {} end
return { version, settled and 1 or 0 }
`;

/**
 * KEYS head, snapshot; ARGV lease in milliseconds, address, 1 for a repair, version. @returns the new fencing number,
 * or 0 while the lease is held, while the zone rests after a failure, or if another version has it
 */
export const ACQUIRE = `
${REST}
if rest > 0 then return 0 end
${PAUSE}
if pause > 0 and ARGV[3] ~= '1' then return 0 end
${VERSION}
local own = tonumber(ARGV[4])
if version and version ~= own and (version > own or not settled) then return 0 end
redis.call('HSET', KEYS[1], 'until', now + ARGV[1], 'lease', ARGV[1], 'address', ARGV[2], 'full', 0, 'by', ARGV[4])
return redis.call('HINCRBY', KEYS[1], 'fence', 1)
`;

/**
 * KEYS head; ARGV lease in milliseconds. @returns the address of the holder, the milliseconds that are left to it, and
 * 1 if its zone is full; nothing while the zone has no holder
 */
export const HOLDER = `
${REST}
if rest <= 0 then return {} end
local holder = redis.call('HMGET', KEYS[1], 'address', 'full')
return { holder[1], rest, tonumber(holder[2] or '0') }
`;

/**
 * A restored copy has the count of players of its time, so each generation has numbers of its own: more than it will
 * need.
 */
const PLAYERS_OF_A_GENERATION = 0x10_0000;

/**
 * KEYS generation, the count of players; ARGV the run of Redis, which is another one each time that it starts. A copy
 * that was restored may have any number that was there before, and the time is greater than all of them. @returns the
 * number
 */
export const GENERATION = `
local found = redis.call('HMGET', KEYS[1], 'run', 'number')
if found[1] == ARGV[1] then return tonumber(found[2]) end
local number = math.max(tonumber(found[2] or '0') + 1, tonumber(redis.call('TIME')[1]))
redis.call('HSET', KEYS[1], 'run', ARGV[1], 'number', number)
if found[2] then
  local players = tonumber(redis.call('GET', KEYS[2]) or '0')
  redis.call('SET', KEYS[2], string.format('%.0f', math.max(players, number * ${PLAYERS_OF_A_GENERATION})))
end
return number
`;

/** KEYS head; ARGV fence, lease in milliseconds. */
export const EXTEND = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return ${LOST} end
${NOW}
redis.call('HSET', KEYS[1], 'until', now + ARGV[2], 'lease', ARGV[2])
return ${DONE}
`;

/** KEYS head; ARGV fence, 1 if the zone is full. */
export const NOTE_FULL = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return ${LOST} end
redis.call('HSET', KEYS[1], 'full', ARGV[2])
return ${DONE}
`;

/** KEYS head; ARGV fence. */
export const RELEASE = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return ${LOST} end
redis.call('HSET', KEYS[1], 'until', 0)
return ${DONE}
`;

/** KEYS head; ARGV fence, error. The lease ends, and the zone rests. */
export const FAIL = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return ${LOST} end
${NOW}
local times = redis.call('HINCRBY', KEYS[1], 'failures', 1)
local retry = now + math.min(${FIRST_REST} * 2 ^ (times - 1), ${LONGEST_REST})
local address = redis.call('HGET', KEYS[1], 'address')
redis.call('HSET', KEYS[1], 'until', 0, 'failedAt', now, 'retryAt', retry, 'failedBy', address, 'error', ARGV[2])
return ${DONE}
`;

/**
 * KEYS head. @returns error, address, how often, how long ago, and the milliseconds of rest; or nothing after no
 * failure
 */
export const FAILURE = `
${NOW}
local failure = redis.call('HMGET', KEYS[1], 'error', 'failedBy', 'failures', 'failedAt')
if not failure[1] then return {} end
${PAUSE}
return { failure[1], failure[2], tonumber(failure[3]), now - failure[4], pause }
`;

/** KEYS head, log; ARGV fence, tick, bytes, lease in milliseconds. */
export const COMMIT = `
local head = redis.call('HMGET', KEYS[1], 'fence', 'tick', 'by')
if head[1] ~= ARGV[1] or tonumber(head[2] or '0') + 1 ~= tonumber(ARGV[2]) then return ${LOST} end
${NOW}
redis.call('XADD', KEYS[2], ARGV[2] .. '-0', 'b', ARGV[3])
redis.call('HSET', KEYS[1], 'tick', ARGV[2], 'until', now + ARGV[4], 'lease', ARGV[4], 'version', head[3])
return ${DONE}
`;

/**
 * KEYS head, log, snapshot, the snapshot before, and a stream for each that was taken from; ARGV fence, tick, taken,
 * bytes, and the ticks taken. The snapshot has these in its field `ticks`, too, by their streams: they are trimmed by
 * it when it is the one before. Whatever was taken once is in the list of all snapshots that follow.
 */
export const KEEP = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return ${LOST} end
local last = redis.call('HGET', KEYS[3], 'tick')
if last and last ~= ARGV[2] then
  -- A script that fails is not taken back. Where a byte has changed, the mail stays until the next snapshot.
  local isWhole, before = pcall(cjson.decode, redis.call('HGET', KEYS[3], 'ticks'))
  if not isWhole or type(before) ~= 'table' then before = {} end
  redis.call('RENAME', KEYS[3], KEYS[4])
  redis.call('XTRIM', KEYS[2], 'MINID', (tonumber(last) or 0) + 1 .. '-0')
  for i = 5, #KEYS do
    local tick = before[KEYS[i]]
    if tick then redis.call('XTRIM', KEYS[i], 'MINID', (tick + 1) .. '-0') end
  end
end
local ticks = {}
for i = 5, #KEYS do ticks[KEYS[i]] = ARGV[i] end
redis.call('HSET', KEYS[3], 'tick', ARGV[2], 'taken', ARGV[3], 'bytes', ARGV[4], 'ticks', cjson.encode(ticks))
redis.call('HSET', KEYS[1], 'version', redis.call('HGET', KEYS[1], 'by'))
redis.call('HDEL', KEYS[1], 'failures', 'failedAt', 'retryAt', 'failedBy', 'error')
return ${DONE}
`;

/** KEYS stream; ARGV tick, bytes. Redis itself refuses an entry whose id the stream has or had, also after trimming. */
export const SEND = `
local added = redis.pcall('XADD', KEYS[1], ARGV[1] .. '-0', 'b', ARGV[2])
if type(added) ~= 'table' then return ${DONE} end
if string.find(added.err, 'equal or smaller', 1, true) then return ${LOST} end
return added
`;
