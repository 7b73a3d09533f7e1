/** What the user asks for, from the command line. */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from './problem.js';
import {
  DEFAULT_TEMPLATE,
  isMorePackage,
  isTemplate,
  MORE_PACKAGES,
  type MorePackage,
  type Template,
  TEMPLATES,
} from './templates.js';

export interface Order {
  /** The path of the folder of the new project. */
  readonly folder: string;
  /** The name of the new project, for its package.json. */
  readonly name: string;
  readonly template: Template;
  /** Packages beside those of the template. */
  readonly more: readonly MorePackage[];
  /** The path of a folder with packed packages to install, in place of those on npm. */
  readonly packages: string | undefined;
}

const options = {
  template: { type: 'string', short: 't' },
  name: { type: 'string' },
  with: { type: 'string', multiple: true },
  packages: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

export const usage = `npm create tilewright@latest FOLDER -- [options]

  -t, --template NAME  what the project starts as:
${Object.entries(TEMPLATES)
  .map(
    ([name, about]) =>
      `                         ${name.padEnd(8)} ${about}${name === DEFAULT_TEMPLATE ? ' (default)' : ''}`,
  )
  .join('\n')}
      --name NAME      the name in its package.json; default: that of the folder
      --with NAMES     more packages than the template has: ${MORE_PACKAGES.join(',')}, or some of them
      --packages PATH  a folder with packed packages (.tgz) to install, in place of those on npm
      --version        prints the version
  -h, --help           prints this
`;

/**
 * @param args - the arguments of the command
 * @param here - the folder that the user is in
 * @throws Problem if an argument is missing, unknown or not valid
 */
export function readArguments(args: readonly string[], here: string): Order | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help === true) return 'help';
  if (values.version === true) return 'version';
  const { template = DEFAULT_TEMPLATE, packages } = values;
  const [given, ...others] = positionals;
  if (given === undefined) throw new Problem(`Name the folder of the new project.\n\n${usage}`);
  if (others.length > 0) throw new Problem(`Name one folder, received ${positionals.join(', ')}.`);
  if (!isTemplate(template)) {
    throw new Problem(
      `--template must be one of ${Object.keys(TEMPLATES).join(', ')}, received ${JSON.stringify(template)}.`,
    );
  }
  const more = (values.with ?? []).flatMap((names) => names.split(','));
  if (!more.every(isMorePackage)) {
    throw new Problem(
      `--with must be names out of ${MORE_PACKAGES.join(', ')}, with commas between them, received ${JSON.stringify(more.join(','))}.`,
    );
  }
  const folder = resolve(here, given);
  const name = values.name ?? basename(folder);
  checkName(name, values.name === undefined);
  return { folder, name, template, more, packages: packages === undefined ? undefined : resolve(here, packages) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The first sentence says what is wrong; the others are about Node.
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Problem(`${message.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

/** What npm takes as the name of a new package. */
const validName = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;
/** The names that npm refuses in spite of their letters. */
const refusedNames = ['node_modules', 'favicon.ico'];
const MAX_NAME_LENGTH = 214;

function checkName(name: string, isOfFolder: boolean): void {
  if (validName.test(name) && name.length <= MAX_NAME_LENGTH && !refusedNames.includes(name)) return;
  const near = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  const suggestion = validName.test(near) && !refusedNames.includes(near) ? near : 'my-game';
  const remedy = isOfFolder ? `Name the folder ${suggestion}, or add --name ${suggestion}` : `Try --name ${suggestion}`;
  throw new Problem(
    `The name of the project must be lowercase letters, digits, hyphens, dots and underscores, as npm requires, received ${JSON.stringify(name)}. ${remedy}.`,
  );
}
