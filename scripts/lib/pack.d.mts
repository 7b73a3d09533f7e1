/** Packs a workspace as a release would, into a folder; returns the path of the tarball. */
export declare function pack(source: string, destination: string): Promise<string>;
/** Packs several workspaces into one folder; returns the paths of the tarballs, in the same order. */
export declare function packAll(all: readonly { readonly folder: string }[], destination: string): Promise<string[]>;
