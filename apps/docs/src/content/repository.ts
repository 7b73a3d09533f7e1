/** Where the sources of the site are: the folders of the repository, and its address for readers. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, without a separator at its end. */
export const repository: string = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The root of the site's own sources. */
export const site: string = join(repository, 'apps/docs');

/** Where a file or folder of the repository can be read that is no page of the site. */
export const browse = (path: string): string => `https://github.com/tilewright/tilewright/blob/main/${path}`;
