/** The few parts of Node that the tests use: the package itself knows no platform. */
declare module 'node:zlib' {
  interface Options {
    readonly level?: number;
  }
  export function deflateRawSync(data: Uint8Array, options?: Options): Uint8Array<ArrayBuffer>;
  export function deflateSync(data: Uint8Array, options?: Options): Uint8Array<ArrayBuffer>;
  export function gzipSync(data: Uint8Array, options?: Options): Uint8Array<ArrayBuffer>;
}

declare module 'node:fs' {
  export function existsSync(path: URL): boolean;
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}

interface URL {
  readonly href: string;
}
declare const URL: new (path: string, base: string | URL) => URL;

interface ImportMeta {
  readonly url: string;
}
