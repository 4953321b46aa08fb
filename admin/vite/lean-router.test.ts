import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './lean-router.ts';

const PAGE = `${import.meta.dirname}/page.js`;

const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === PAGE ? id : undefined),
  load: (id) =>
    id === PAGE ? "export { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';" : undefined,
};

async function codeOf(plugin: Plugin): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page, plugin],
    build: { write: false, rolldownOptions: { input: PAGE, preserveEntrySignatures: 'strict' } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}

it('takes fetchers, forms, servers and instrumentations out of the router, and they would be in it otherwise', async () => {
  const [usual, lean] = [await codeOf({ ...leanRouter(), transform: undefined }), await codeOf(leanRouter())];

  for (const part of ['prefetch', 'formEncType', '__staticRouterHydrationData', 'instrumented handlers']) {
    expect(usual).toContain(part);
    expect(lean.split(part).length).toBeLessThan(usual.split(part).length);
  }
  expect(usual.length - lean.length).toBeGreaterThan(20_000);
}, 60_000);
