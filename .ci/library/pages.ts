import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { createServer, type ViteDevServer } from 'vite';
import { entriesOf, type Manifest } from './manifest.ts';
import { fileOf, type KeyLine, llmsText, pageOf } from './markdown.ts';
import { library, root, source } from './places.ts';
import { type WidgetPage, widgetsOf } from './widgets.ts';

type KeyTables = Record<string, { keys: readonly string[]; does: { message?: string } }[]>;

/** Writes a page of each widget in Markdown, and the list of them that assistants read. */
export async function writePages(manifest: Manifest): Promise<void> {
  const widgets = Object.entries(entriesOf(manifest)).flatMap(([name, file]) =>
    widgetsOf(join(source, file), `${manifest.name}${name.slice(1)}`),
  );
  const server = await createServer({
    configFile: false,
    root: source,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'all' })] })],
  });
  await mkdir(join(library, 'docs'), { recursive: true });
  try {
    for (const widget of widgets) {
      await writeFile(join(library, 'docs', fileOf(widget.name)), pageOf(widget, await keysOf(server, widget)));
    }
  } finally {
    await server.close();
  }
  const guide = await readFile(join(root, '.storybook/pages/Developers.mdx'), 'utf8');
  await writeFile(join(library, 'docs/guide.md'), guide.slice(guide.indexOf('\n# ') + 1));
  await writeFile(join(library, 'llms.txt'), llmsText(widgets, String(manifest['description'])));
}

async function keysOf(server: ViteDevServer, { keyboard }: WidgetPage): Promise<KeyLine[]> {
  if (!keyboard) return [];
  const tables = (await server.ssrLoadModule(keyboard.file)) as KeyTables;
  return (tables[keyboard.table] ?? []).map(({ keys, does }) => ({ keys, does: does.message ?? '' }));
}
