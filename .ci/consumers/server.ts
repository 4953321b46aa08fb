import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { renderExamples } from './examples.ts';
import { opened, served } from './page.ts';

interface Server {
  render: () => Promise<{ markup: string; styles: string }>;
}

/** Renders every widget in Node, then a page that a browser takes over. */
export async function checkServer(browser: Browser, app: string): Promise<void> {
  await renderExamples(app);
  const page = join(app, 'page');
  await build({
    configFile: false,
    root: app,
    mode: 'development',
    logLevel: 'error',
    plugins: [react()],
    // React warns of differences in its development build alone.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: page,
      minify: false,
      rolldownOptions: {
        input: 'src/client.tsx',
        output: { entryFileNames: 'client.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'src/server.tsx', outDir: join(app, 'server') },
  });

  const { render } = (await import(pathToFileURL(join(app, 'server/server.js')).href)) as Server;
  const { markup, styles } = await render();
  if (!markup.includes('Pressed 0 times')) throw new Error('The server left the button out.');
  if (!styles.includes('--e-color-primary')) throw new Error('The styles of the page do not travel with its markup.');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), documentOf(markup, styles));

  await served(page, async (url) => {
    const lines = await opened(browser, url, async (tab) => {
      await tab.getByRole('button', { name: 'Pressed 0 times' }).click();
      await tab.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    });
    const complaints = lines.filter((line) => !line.includes('Download the React DevTools'));
    if (complaints.length > 0) throw new Error(`The page was taken over with a warning:\n${complaints.join('\n')}`);
  });
}

function documentOf(markup: string, styles: string): string {
  return `<!doctype html>
<html lang="fr" dir="ltr" data-skin="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/client.css" />
    ${styles}
  </head>
  <body>
    <div id="root">${markup}</div>
    <script type="module" src="/client.js"></script>
  </body>
</html>
`;
}
