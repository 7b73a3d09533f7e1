/** The rows of the count of bytes. */
export const WRITE = 'begin, see 65 objects, end';
export const WRITE_SHORT = 'the same, in a short budget';
export const APPLY = 'apply';
export const steadyRows: readonly string[] = [WRITE, WRITE_SHORT, APPLY];
