import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { library, root } from '../library/places.ts';

const workshop = join(root, 'dist/consumers');

/** A packed package: what `npm publish` would send. */
export interface Tarball {
  file: string;
  bytes: number;
  unpackedBytes: number;
  files: number;
}

/**
 * Packs the built design system.
 *
 * @throws when it has not been built
 */
export function pack(): Tarball {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  const [packed] = JSON.parse(run('npm', ['pack', library, '--json', '--pack-destination', workshop])) as [
    { filename: string; size: number; unpackedSize: number; entryCount: number },
  ];
  return {
    file: join(workshop, packed.filename),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    files: packed.entryCount,
  };
}

/**
 * Makes an app of another team: a copy of its sources with the package installed. All other packages are those of this repository,
 * above it.
 *
 * @param name a folder beside this file
 * @returns the folder of the app
 */
export function install({ file }: Tarball, name: string): string {
  const app = join(workshop, name);
  const place = join(app, 'node_modules/@embarque/design-system');
  cpSync(join(import.meta.dirname, name), app, { recursive: true });
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', file, '--strip-components=1', '-C', place]);
  return app;
}

/** The output of a command; one that fails ends the run with what it printed. */
export function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}
