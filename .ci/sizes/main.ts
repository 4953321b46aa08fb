import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../../admin/bench/budgets.ts';
import { type Manifest, scriptsNeeded } from './manifest.ts';
import { modulesOf } from './modules.ts';

const folder = join(import.meta.dirname, '../../dist/admin');
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

for (const [page, { javascriptKilobytes, scripts }] of Object.entries(budgets)) {
  const files = scriptsNeeded(manifest, modulesOf(page));
  const kilobytes = sizeOf(files).toFixed(1);
  const isOver = Number(kilobytes) > javascriptKilobytes || files.length > scripts;
  console.log(
    `${isOver ? '✗' : '✓'} ${page}: ${kilobytes} kB of JavaScript in ${files.length} files, the budget is ${javascriptKilobytes} kB in ${scripts}`,
  );
  if (isOver) process.exitCode = 1;
}

/** Kilobytes that travel to a browser of today: the build has compressed all files that gain from it. */
function sizeOf(files: string[]): number {
  const sizes = files.map((file) => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
