export function bundle(entry: string): Promise<string>;
