/** The rules of the decision "Zones" by their names, in its words. A test compares them with the page. */
export const rules = {
  fenced:
    'commits and snapshots name the fencing number of their lease; the store refuses all but the last, in the same atomic call',
  'log-first': 'mail and frames leave after their tick is in the log',
  'send-again':
    'the host that recovers a zone sends all mail since the snapshot again; a stream refuses ticks that it has or had. A snapshot is stored only when the mail of its ticks was sent',
  'log-names-mail': 'an entry says which mail its tick took',
  'trim-below': 'log and mail are dropped only with the snapshot that holds them, in the same atomic call',
  'one-home':
    "a player's body is made by one zone, known from the player's number, and handed over to where the player came. The ids of creatures name the zone of their birth",
  'left-known':
    'a zone remembers for a while which bodies left, and where to, and the home of a player always: zones tell it of each hand-over. Mail for a body follows on the stream that took it, so it arrives after the body. A gift that cannot be given returns to the giver, by its home if no other zone knows it',
  epochs:
    'a body counts how often it was handed over. Of two frames the one of the greater generation of the store is newer, then the greater epoch, then the greater fencing number, then the greater tick',
  'no-one-message':
    'each frame of a zone that a player left lately, and of its home, says again where it went; a client without news asks its home, and one zone after another',
  'end-at-once':
    'a host whose call failed does not know whether it was carried out. It ends, and does not try again; the store appends no tick but the one after the last, so the log has no gap',
} as const;

export type Rule = keyof typeof rules;
