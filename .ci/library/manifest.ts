/** The part of a package.json that is read or written here. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Conditions>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

interface Conditions {
  types: string;
  default: string;
}

/** Entries that only this repository uses: they are no part of what others are promised. */
const OURS = new Set([
  './vite',
  './examples',
  './conformance',
  './conformance/appearances',
  './conformance/text-order',
  './locales/*.json',
  './markup',
  './decode-text',
  './edit-distance',
  './find-folded',
  './fold',
  './format-day',
  './letters',
  './pressed-letter',
  './isolate-values',
  './names',
  './search-phrase',
  './search-words',
  './undo-clock',
]);

/** Libraries of which a page may hold one alone. */
const PEERS: Readonly<Record<string, string>> = {
  react: '>=19.2.0',
  'react-dom': '>=19.2.0',
  'styled-components': '^6.6.0',
};

/** The sources of the entries of the package, by their names. */
export function entriesOf({ exports }: Manifest): Record<string, string> {
  const public_ = Object.entries(exports).filter(([name]) => !OURS.has(name));
  return Object.fromEntries(
    public_.flatMap(([name, path]) =>
      typeof path === 'string' && path.endsWith('.ts') ? [[name, path.slice(2)]] : [],
    ),
  );
}

/** The modules outside that the files of the package and its types name. */
export interface Outside {
  imported: readonly string[];
  named: readonly string[];
  /** The version of a package that is installed here, or of its types where these are another package. */
  installed: (id: string) => Record<string, string>;
}

/**
 * The package.json of what others install.
 *
 * @param manifest that of the sources
 * @throws when the files import a package that is no dependency of the sources
 */
export function manifestOf(manifest: Manifest, { imported, named, installed }: Outside): Manifest {
  const { name, version, description, keywords, license, repository, dependencies } = manifest;
  const [used, typed] = [imported, named].map((modules) => new Set(modules.map(packageOf).filter(isForeign)));
  const versions: Record<string, string> = {
    // Types name what libraries of ours hand on from theirs.
    ...Object.assign({}, ...[...(typed ?? [])].filter((id) => !dependencies[id]).map(installed)),
    ...Object.fromEntries(
      [...(used ?? []), ...(typed ?? [])].filter((id) => dependencies[id]).map((id) => [id, dependencies[id]]),
    ),
  };
  const unlisted = [...(used ?? [])].find((id) => !dependencies[id]);
  if (unlisted) {
    throw new Error(
      `The package imports ${unlisted}, which design-system/package.json does not list. Others would miss it: add it to "dependencies".`,
    );
  }
  return {
    name,
    version,
    description,
    keywords,
    license,
    repository,
    type: 'module',
    sideEffects: ['*.css'],
    engines: { node: '>=20.11' },
    files: ['lib', 'locales', 'tokens', 'fonts', 'docs', '*.css', 'llms.txt'],
    bin: { 'embarque-tokens': 'tokens/embarque-tokens.command.js' },
    exports: exportsOf(manifest),
    peerDependencies: PEERS,
    // Sources name exact versions; others may have a later one, and share it with what they install besides.
    dependencies: Object.fromEntries(
      Object.keys(versions)
        .toSorted()
        .map((id) => [id, `^${versions[id]}`]),
    ),
  };
}

function exportsOf(manifest: Manifest): Manifest['exports'] {
  const modules = Object.entries(entriesOf(manifest)).map(([name, path]) => {
    const file = `./${path.replace(/^src\//, 'lib/').replace(/\.tsx?$/, '')}`;
    return [name, { types: `${file}.d.ts`, default: `${file}.js` }] as const;
  });
  const stylesheets = ['fonts', 'splash', 'styles', 'tokens', 'writing'].map(
    (name) => [`./${name}.css`, `./${name}.css`] as const,
  );
  return Object.fromEntries([
    ...modules,
    ...stylesheets,
    ['./tokens/*.json', './tokens/*.json'],
    ['./package.json', './package.json'],
  ]);
}

/** The package of a module: `@visx/axis` of `@visx/axis`, `react-aria` of `react-aria/private/utils`. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

const isForeign = (id: string) => !id.startsWith('node:') && !(id in PEERS);
