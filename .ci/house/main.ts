import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from '../affected/import-graph.ts';
import { commentShare, countIn, kindOf, KINDS, knots, linesByFolder, roles, type SourceFile } from './figures.ts';

const root = join(import.meta.dirname, '../..');
const packages = ['design-system', 'mocks', 'admin'];

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((path) => kindOf(path) !== null);
const files: SourceFile[] = tracked.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const inAdmin = files.filter(({ path }) => path.startsWith('admin/src/') && kindOf(path) === 'source');

console.log('Lines by kind');
console.table(
  Object.fromEntries(
    [...linesByFolder(files)].map(([folder, row]) => [
      folder,
      { ...row, all: KINDS.reduce((sum, kind) => sum + row[kind], 0) },
    ]),
  ),
);

const ofRole = roles(files);
const once = [...ofRole].filter(([, count]) => count === 1).map(([role]) => role);
const tied = knots(importGraph(root, packages, packages));
const beside = readdirSync(join(root, 'admin/src'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'features',
);

console.table({
  'lines of admin by hand': { figure: inAdmin.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0) },
  'roles of file names': { figure: ofRole.size },
  'roles that one file has': { figure: once.length },
  'folders beside the features': { figure: beside.length },
  READMEs: { figure: files.filter(({ path }) => path.endsWith('README.md')).length },
  'comments, % of lines of source': { figure: Number(commentShare(files).toFixed(1)) },
  'knots of folders': { figure: tied.length },
  'folders in knots': { figure: tied.flat().length },
  'effects in admin': { figure: countIn(inAdmin, /\buse(?:Layout)?Effect\(/g) },
  'listeners of actors in React': { figure: countIn(inAdmin, /\.on\('/g) },
  'casts in admin': { figure: countIn(inAdmin, /\bas (?!const\b)[A-Z{(]/g) },
  machines: { figure: files.filter(({ path }) => path.startsWith('docs/machines/')).length },
});

console.log(`Roles of one file: ${once.toSorted().join(', ')}`);
const largest = tied.toSorted((a, b) => b.length - a.length);
for (const knot of largest)
  console.log(`Knot of ${knot.length}: ${knot.slice(0, 4).join(', ')}${knot.length > 4 ? ' …' : ''}`);
