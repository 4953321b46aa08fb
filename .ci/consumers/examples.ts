import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { textsAndStylesOfPackage } from '../library/bundle.ts';
import { root, source } from '../library/places.ts';
import { run } from './unpack.ts';

const sources = join(source, 'src');

/**
 * Renders all examples of the sources with the widgets of the installed package, in a Node that has no window, and imports every
 * entry.
 *
 * @throws with the examples that fail, and with exported widgets that none of them shows
 */
export async function renderExamples(app: string): Promise<void> {
  const files = globSync('**/*.examples.tsx', { cwd: sources });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [examplesOf(files), widgetsOfPackage(app), react(), textsAndStylesOfPackage()],
    build: {
      ssr: true,
      outDir: join(app, 'examples'),
      rolldownOptions: { input: 'virtual:examples', output: { entryFileNames: 'examples.js' } },
    },
  });
  console.log(`  ${run('node', [join(import.meta.dirname, 'render-examples.ts'), app], app).trim()}`);
}

/** One module with every example, by its file and name. */
function examplesOf(files: readonly string[]): Plugin {
  return {
    name: 'embarque:examples',
    resolveId: (id) => (id === 'virtual:examples' ? '\0virtual:examples' : undefined),
    load: (id) =>
      id === '\0virtual:examples'
        ? files.map((file, index) => `export * as file${index} from '${join(sources, file)}';`).join('\n')
        : undefined,
  };
}

/** The names that a file takes from another. Some are for examples alone, and left out of the package. */
function namesFrom(id: string, importer: string): Set<string> {
  const statements = readFileSync(importer, 'utf8').matchAll(/^import \{([^}]*)\} from '([^']+)';/gm);
  return namesIn(
    [...statements].filter(([, , from]) => from === id).map(([, names = '']) => names.replaceAll(/ as \w+/g, '')),
  );
}

function exportedBy(file: string): Set<string> {
  const lists = [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)].map(([, names = '']) => names);
  return namesIn(lists.map((list) => list.replaceAll(/\w+ as /g, '')));
}

function namesIn(lists: readonly string[]): Set<string> {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return new Set(names.filter((name) => name && !name.startsWith('type ')));
}

/** Has the examples take each widget from the package, where it is under the same path. */
function widgetsOfPackage(app: string): Plugin {
  const installed = join(app, 'node_modules/@embarque/design-system');
  return {
    name: 'embarque:widgets-of-package',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      handler(id, importer) {
        if (!importer?.startsWith(sources)) return undefined;
        const path = relative(sources, resolve(dirname(importer), id));
        const built = join(installed, 'lib', path.replace(/\.tsx?$/, '.js'));
        const isThere = existsSync(built) && namesFrom(id, importer).isSubsetOf(exportedBy(built));
        return isThere ? { id: built, external: 'absolute' } : undefined;
      },
    },
  };
}
