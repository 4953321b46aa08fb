import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on whatever Node the system has, before anything is installed: plain JavaScript, no dependencies.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedNode = join(root, 'node_modules/node/bin/node');

/**
 * Installs what is missing, then runs a TypeScript file of this folder on the Node that the project brings along.
 *
 * @param {string} script the file's name in this folder
 */
export function run(script) {
  install();
  const node = spawn(nodeToUse(), [join(root, '.ci', script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });

  // A Ctrl-C reaches the child by itself; this process only waits, so that the prompt returns when all is cleaned up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => node.kill('SIGTERM'));
  node.on('exit', (code) => process.exit(code ?? 1));
}

function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status === 0) return;
  console.error(
    'The dependencies could not be installed. Look at the message of npm above, then run this command again.',
  );
  process.exit(1);
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function nodeToUse() {
  if (existsSync(installedNode)) return installedNode;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `Node 24 is missing: npm did not run the install script of the package "node", and this is Node ${process.versions.node}.\n` +
      'Run `npm rebuild node`, or use a system Node of version 24 or later.',
  );
  process.exit(1);
}
