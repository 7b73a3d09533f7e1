/** Units, tile maps, queries, motion, sight and paths behind one name: what a game imports every day. */
export * from '@tilewright/motion';
export * from '@tilewright/paths';
export * from '@tilewright/queries';
export * from '@tilewright/sight';
export * from '@tilewright/tilemap';
export * from '@tilewright/units';
