import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** React Router is published twice, and its exports name the one that warns developers, whatever it is built for. */
const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: productionFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionFile('dom-export.mjs') },
];

/** The bodies of the functions of React Router that serve what the app does not use: servers, forms, fetchers, measurements. */
const bodies: Readonly<Record<string, string>> = {
  // Links fetch pages ahead by `pages.ahead.ts`.
  PrefetchPageLinks: 'return null;',
  usePrefetchBehavior: 'return [false, null, {}];',
  // Pages are drawn in the browser alone.
  parseHydrationData: 'return undefined;',
  decodeRouteErrorResponseDigest: 'return undefined;',
  RSCErrorHandler: 'return children;',
  // No route has an action, and no page a fetcher.
  handleAction: "throw new Error('No route has an action.');",
  fetch2: "throw new Error('No page has a fetcher.');",
  // All routes are there from the beginning.
  checkFogOfWar: 'return { active: false, matches: null };',
  // Routes are lazy as a whole, not by their properties.
  loadLazyRouteProperty: 'return undefined;',
  runClientMiddlewarePipeline: "throw new Error('No route has middleware.');",
  getRouteInstrumentationUpdates: 'return {};',
  instrumentClientSideRouter: 'return router;',
};

/** Components that a bundler takes for a side effect, because they are made by a call and get a name afterwards. */
const components = /^var (\w+) = (React\d+\.forwardRef\()/gm;
const names = /^\w+\.displayName = "\w+";$/gm;

/**
 * Takes the parts of React Router that the app does not use out of a page's bundle (7 kB of the first load). They stand in the
 * functions that it does use, so the bundler cannot tell.
 */
export function leanRouter(): Plugin {
  return {
    name: 'embarque:lean-router',
    apply: 'build',
    config: () => ({ resolve: { alias: productionRouter } }),
    transform: {
      filter: { id: router, code: 'function createRouter(init)' },
      handler(code) {
        const changes = functionsOf(this.parse(code)).flatMap(({ name, start, end }) => {
          const body = bodies[name];
          return body === undefined ? [] : [{ name, start, end, body }];
        });
        const missing = Object.keys(bodies).filter((name) => changes.filter((each) => each.name === name).length !== 1);
        if (missing.length > 0 || code.search(components) < 0 || code.search(names) < 0) {
          this.error(
            `React Router has other functions now (${missing.join(', ')}), so more of it would load: adapt admin/vite/lean-router.ts`,
          );
        }
        const last = (a: { start: number }, b: { start: number }) => b.start - a.start;
        const lean = changes
          .toSorted(last)
          .reduce((text, { start, end, body }) => `${text.slice(0, start)}{ ${body} }${text.slice(end)}`, code);
        return { code: lean.replaceAll(components, 'var $1 = /* @__PURE__ */ $2').replaceAll(names, ''), map: null };
      },
    },
  };
}

function productionFile(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}`, import.meta.url));
}

interface FunctionBody extends Range {
  name: string;
}

/** The bodies of all functions that have a name, wherever they stand. */
function functionsOf(node: unknown): FunctionBody[] {
  if (Array.isArray(node)) return node.flatMap(functionsOf);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(functionsOf);
  if (isDeclaration(node)) return [{ name: node.id.name, ...rangeOf(node.body) }, ...inner];
  if (isArrow(node)) return [{ name: node.id.name, ...rangeOf(node.init.body) }, ...inner];
  return inner;
}

interface Range {
  start: number;
  end: number;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

function isDeclaration(node: object): node is { id: { name: string }; body: Range } {
  return 'type' in node && node.type === 'FunctionDeclaration' && 'id' in node && node.id !== null;
}

function isArrow(node: object): node is { id: { name: string }; init: { body: Range } } {
  if (!('type' in node && node.type === 'VariableDeclarator' && 'init' in node)) return false;
  const { init } = node;
  return typeof init === 'object' && init !== null && 'type' in init && init.type === 'ArrowFunctionExpression';
}
