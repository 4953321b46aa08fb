import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundle } from './bundle.ts';
import { entriesOf, type Manifest, manifestOf } from './manifest.ts';
import { writePages } from './pages.ts';
import { library, root, source } from './places.ts';
import { writeStylesheets } from './stylesheets.ts';
import { writeTypes } from './types.ts';

/** Sources that others run instead of importing them. */
const commands = ['tokens/embarque-tokens.command.ts'];

/** Writes the design system into `dist/design-system`, as others install it. */
export async function buildLibrary(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.values(entriesOf(manifest));
  await rm(library, { recursive: true, force: true });
  await mkdir(library, { recursive: true });

  const [imported, named] = await Promise.all([
    bundle([...entries, ...commands]),
    writeTypes(entries),
    writeStylesheets(),
    writePages(manifest),
  ]);
  await Promise.all([
    ...globSync('tokens/*.tokens.json', { cwd: source }).map((file) =>
      cp(join(source, file), join(library, 'tokens', basename(file))),
    ),
    ...commands.map((file) => chmod(join(library, file.replace(/\.ts$/, '.js')), 0o755)),
    cp(join(root, 'LICENSE'), join(library, 'LICENSE')),
    cp(join(source, 'README.md'), join(library, 'README.md')),
    writeFile(
      join(library, 'package.json'),
      `${JSON.stringify(manifestOf(manifest, { imported, named, installed }), null, 2)}\n`,
    ),
  ]);
}

/** The version of a package, or of its types where these are another package. */
function installed(id: string): Record<string, string> {
  const types = `@types/${id.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
  const name = existsSync(join(root, 'node_modules', types)) ? types : id;
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
  return { [name]: version };
}
