/** The colors in which the game draws over the map. The page's colors in `base.css` match them. */
export const colors = {
  night: 0x191720,
  ink: 0x15131b,
  player: 0x7fd1ff,
  ray: 0xffcf5c,
  wall: 0xff6b5e,
  light: 0x9be8ff,
  creature: 0xffb3f1,
  health: 0x7be08a,
  fire: 0xff9a3d,
  smoke: 0x8d8794,
  lit: 0xffffff,
  calm: 0xd0cbe0,
  unlit: 0xa9a4ba,
} as const;
