import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'dist/review-base');
const WORKSPACES = '@embarque';

/**
 * The Storybook of a commit. It is built once in a working tree of its own, which goes when it is done.
 *
 * @returns its folder
 * @throws when it cannot be built
 */
export function baseStorybook(commit: string): string {
  const built = join(cache, commit, 'storybook');
  if (existsSync(join(built, 'index.json'))) return built;

  const tree = join(cache, commit, 'tree');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(join(cache, commit), { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    provideModules(tree);
    build(tree, built);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return built;
}

/** The packages are those of this tree where the lock file is the same, but for the workspaces, which are the commit's own. */
function provideModules(tree: string): void {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(tree) !== lock(root)) {
    run(tree, process.execPath, '.ci/install.mjs');
    return;
  }
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, WORKSPACES), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== WORKSPACES && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  for (const name of readdirSync(join(root, 'node_modules', WORKSPACES)))
    symlinkSync(join(tree, name), join(modules, WORKSPACES, name), 'junction');
}

function build(tree: string, folder: string): void {
  run(tree, 'npm', 'run', 'build-storybook', '--', '--output-dir', folder, '--quiet');
}

/** @throws when the command fails */
export function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
}
