import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../admin/bench/budgets.ts';
import { brotli } from '../../admin/serve/precompress.ts';
import { type Manifest, scriptsNeeded } from './manifest.ts';

const folder = join(import.meta.dirname, '../../dist/admin');
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

for (const [page, { modules, javascriptKilobytes: limit }] of Object.entries(budgets)) {
  const kilobytes = await sizeOf(scriptsNeeded(manifest, modules));
  const isOver = kilobytes > limit;
  console.log(`${isOver ? '✗' : '✓'} ${page}: ${kilobytes.toFixed(1)} kB of JavaScript, the budget is ${limit} kB`);
  if (isOver) process.exitCode = 1;
}

async function sizeOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await brotli(readFileSync(join(folder, file)))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
