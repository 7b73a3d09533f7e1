/**
 * A registry of this machine alone, which serves the packed packages in two releases: package managers without a
 * network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

interface Release {
  readonly manifest: Manifest;
  readonly tarball: Buffer;
}

/** A registry that runs until it is closed. */
export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves each folder of a package as it is, and our own also as release `next`, which asks for its like. */
export async function serveRegistry(folders: readonly string[], next: string): Promise<Registry> {
  const releases = folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    return [pack(folder, manifest), ...(isOurs(manifest.name) ? [pack(folder, releasedAs(manifest, next))] : [])];
  });
  const server = createServer((request, response) => {
    const url = `http://${request.headers.host}`;
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const all = releases.filter(({ manifest }) => manifest.name === name);
    const asked = all.find(({ manifest }) => `${manifest.version}.tgz` === file);
    response.statusCode = all.length === 0 ? 404 : 200;
    response.end(file === undefined ? JSON.stringify(packument(url, name, all)) : asked?.tarball);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const isOurs = (name: string): boolean =>
  name.startsWith('@tilewright/') || ['create-tilewright', 'tilewright'].includes(name);

function releasedAs(manifest: Manifest, version: string): Manifest {
  const ranges = (all: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([name, range]) => [name, isOurs(name) ? `^${version}` : range]));
  const { dependencies, peerDependencies } = manifest;
  return { ...manifest, version, dependencies: ranges(dependencies), peerDependencies: ranges(peerDependencies) };
}

/** Packs a folder with another manifest. Installers leave out the first part of each path, whatever it is. */
function pack(folder: string, manifest: Manifest): Release {
  const work = mkdtempSync(join(realpathSync(tmpdir()), 'tilewright-registry-'));
  const name = basename(folder);
  try {
    mkdirSync(join(work, 'package'));
    writeFileSync(join(work, 'package/package.json'), JSON.stringify(manifest));
    const others = ['-C', dirname(folder), name];
    const without = ['--exclude', 'node_modules', '--exclude', `${name}/package.json`];
    execFileSync('tar', ['-czf', 'packed.tgz', ...without, 'package', ...others], { cwd: work });
    return { manifest, tarball: readFileSync(join(work, 'packed.tgz')) };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** What a registry answers to the name of a package. */
function packument(url: string, name: string, releases: readonly Release[]): unknown {
  const versions = releases.map(({ manifest, tarball }): [string, unknown] => {
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${url}/${name}/-/${manifest.version}.tgz`, integrity };
    return [manifest.version, { ...manifest, dist }];
  });
  return { name, 'dist-tags': { latest: releases[0]?.manifest.version }, versions: Object.fromEntries(versions) };
}
