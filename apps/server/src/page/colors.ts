/** The colors of the picture. */
export const colors = {
  night: '#191720',
  wall: '#6d6683',
  border: '#bdb6cf',
  player: '#7fd1ff',
  other: '#9be8a0',
  creature: '#ffb3f1',
  ink: '#15131b',
  coins: '#ffcf5c',
  news: '#ffcf5c',
} as const;

const EVEN = '#2d2a3a';
const ODD = '#262430';
const CLOSED = '#1b1a21';

/** Neighbors differ; a zone without frames is dark. */
export function groundOf(zone: number, columns: number, isOpen: boolean): string {
  if (!isOpen) return CLOSED;
  return (zone + Math.floor(zone / columns)) % 2 === 0 ? EVEN : ODD;
}
