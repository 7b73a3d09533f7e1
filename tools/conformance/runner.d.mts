/** One function for each kind that a library can answer: README.md says what they get and return. */
export type Adapter = Readonly<Record<string, (asked: never, map: never) => unknown>>;

export interface Score {
  readonly asked: number;
  readonly exact: number;
  readonly butForBorders: number;
  readonly oneWay: number;
  readonly threw: number;
}

export function score(
  file: { readonly kind: string; readonly maps?: readonly unknown[]; readonly cases: readonly object[] },
  adapter: Adapter,
): Score;
