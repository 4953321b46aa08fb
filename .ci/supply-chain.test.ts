import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);

describe('every package that is installed', () => {
  it('is known by its content', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('comes from the registry, not from a repository or a file', () => {
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );

    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});

it('only the runtime may run a script when it is installed', () => {
  expect(read('package.json').allowScripts).toEqual({ node: true });
});

it.each(['package.json', 'design-system/package.json', 'mocks/package.json', 'admin/package.json'])(
  '%s names exact versions',
  (file) => {
    const { dependencies = {}, devDependencies = {} } = read(file);

    expect(
      Object.values({ ...dependencies, ...devDependencies }).filter(
        (version) => !/^\d+\.\d+\.\d+$/.test(String(version)),
      ),
    ).toEqual([]);
  },
);
