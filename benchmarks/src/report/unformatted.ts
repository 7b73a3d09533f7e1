/** The text without the alignment of its tables. */
export const unformatted = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
