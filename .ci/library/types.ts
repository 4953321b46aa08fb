import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { library, root, source } from './places.ts';

const scratch = join(root, 'dist/library-types');

/**
 * Writes the types of the package beside its files.
 *
 * @param files the sources of all entries, from the folder of the design system
 * @returns the modules outside that they import
 */
export async function writeTypes(files: readonly string[]): Promise<string[]> {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify(configOf(files)));
  const compiler = spawn(join(root, 'node_modules/.bin/tsc'), ['--project', scratch], { stdio: 'inherit' });
  const [status] = (await once(compiler, 'close')) as [number | null];
  if (status !== 0)
    throw new Error('The types of the design system could not be written. The compiler says why above.');

  const written = await Promise.all(
    globSync('**/*.d.ts', { cwd: join(scratch, 'types') }).map(async (file) => {
      const declaration = forOthers(await readFile(join(scratch, 'types', file), 'utf8'));
      const place = join(library, file.replace(/^src\//, 'lib/'));
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, declaration);
      return outsideOf(declaration);
    }),
  );
  await rm(scratch, { recursive: true });
  return [...new Set(written.flat())];
}

function configOf(files: readonly string[]) {
  return {
    extends: relative(scratch, join(root, 'tsconfig.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: relative(scratch, source),
      outDir: 'types',
      types: ['node', 'vite/client'],
      paths: {},
    },
    include: [],
    files: [...files, 'locales/catalogue.d.ts'].map((file) => relative(scratch, join(source, file))),
  };
}

const specifier = /(?<=(?:\bfrom |\bimport\(|^import )['"])[^'"]+(?=['"])/gm;

/** Names files as they are in the package, and asks for no styles. */
export function forOthers(declaration: string): string {
  return declaration
    .replaceAll(/^import '[^']+\.css';\n/gm, '')
    .replace(specifier, (path) =>
      path.startsWith('.') ? path.replace(/\.tsx?$/, '.js').replace(/^\.\.\/src\//, '../lib/') : path,
    );
}

function outsideOf(declaration: string): string[] {
  return (declaration.match(specifier) ?? []).filter((path) => !path.startsWith('.'));
}
