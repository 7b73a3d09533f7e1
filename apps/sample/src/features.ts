/** What the game has beside its rules, picture and screens. To go without a feature, delete its folder and its line. */
export { debugHook } from './debug/debug.js';
export { edits } from './edits/edits.js';
export { gamepads } from './gamepad/gamepads.js';
export { lenses } from './lens/lenses.js';
export { minimap } from './minimap/minimap.js';
export { sharing } from './share/runs.js';
export { sound } from './sound/sound.js';
