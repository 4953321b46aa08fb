import { globSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { library, root } from '../library/places.ts';
import { run, type Tarball } from './unpack.ts';

/** Files without types. */
const stylesheets = ['fonts.css', 'splash.css', 'styles.css', 'tokens.css', 'writing.css'];

/**
 * Asks the two linters of packages.
 *
 * @throws with what they found
 */
export async function checkPackage({ file }: Tarball): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: library, level: 'suggestion', strict: true });
  if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join('\n'));
  const names = globSync('**/*', { cwd: library });
  const twins = names.filter(
    (name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== index,
  );
  if (twins.length > 0)
    throw new Error(`Names that differ in their case alone are one file on many disks: ${twins.join(', ')}`);
  // There is no CommonJS in the package, which Node 20 and later take all the same.
  run(join(root, 'node_modules/.bin/attw'), [
    file,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
    '--exclude-entrypoints',
    ...stylesheets,
  ]);
}
