import { expect, it } from 'vitest';
import { buildId } from './build-id.ts';

/** Builds with these files; what the page and the file beside it say. */
function build(files: readonly string[], html = '<head></head>') {
  const { transformIndexHtml, generateBundle } = buildId() as unknown as {
    transformIndexHtml: { handler: (html: string, context: object) => [{ attrs: { content: string } }] };
    generateBundle: { handler: (this: object) => void };
  };
  const emitted: { fileName: string; source: string }[] = [];
  const bundle = Object.fromEntries(files.map((file) => [file, {}]));
  const [{ attrs }] = transformIndexHtml.handler(html, { bundle });
  generateBundle.handler.call({ emitFile: (file: (typeof emitted)[number]) => emitted.push(file) });
  return { inPage: attrs.content, emitted };
}

const files = ['assets/index-1.js', 'assets/kanban-1.js'];

it('is written into the page and into version.json', () => {
  const { inPage, emitted } = build(files);
  expect(inPage).toMatch(/^[\w-]{12}$/);
  expect(emitted).toMatchObject([{ fileName: 'version.json', source: `{"build":"${inPage}"}\n` }]);
});

it('is another one when a file or the page is, and the same for the same build', () => {
  const ids = [
    build(files),
    build(files.toReversed()),
    build(['assets/index-1.js', 'assets/kanban-2.js']),
    build(files, '<head><title>New</title></head>'),
  ].map(({ inPage }) => inPage);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});
