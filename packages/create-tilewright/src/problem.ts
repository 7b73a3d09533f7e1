/** An error of the user's, with a complete message: it is shown without a stack. */
export class Problem extends Error {}
