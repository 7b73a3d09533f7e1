/** A published package: its name, that of its folder, the folder, and its package.json. */
export interface Package {
  readonly name: string;
  readonly shortName: string;
  readonly folder: string;
  // eslint-disable-next-line typescript/no-explicit-any -- any JSON
  readonly manifest: any;
}
export declare const sourceCondition: string;
export declare function packages(repository?: string): Package[];
export declare function libraries(repository?: string): Package[];
export declare function entrySources(manifest: {
  exports?: Record<string, string | Record<string, string>>;
}): Record<string, string>;
