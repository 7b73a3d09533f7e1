/** The colours of what the game draws over the map. Those of the page in `style.css` match them. */
export const colors = {
  night: 0x191720,
  ink: 0x15131b,
  player: 0x7fd1ff,
  ray: 0xffcf5c,
  wall: 0xff6b5e,
  light: 0x9be8ff,
  lit: 0xffffff,
  unlit: 0xa9a4ba,
} as const;
