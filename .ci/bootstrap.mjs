import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on whatever Node the system has, before anything is installed: plain JavaScript, no dependencies.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedNode = join(root, 'node_modules/node/bin/node');

/** The file that npm writes after each installation. */
const receipt = join(root, 'node_modules/.package-lock.json');

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

/** Installs what package-lock.json names, unless it is there already. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies, this takes a minute …');
  // A lock file written where the registry lacks the tools of other platforms is no lock file to `npm ci` on those platforms.
  if (npm('ci', 'pipe') || npm('install --no-save', 'inherit')) {
    utimesSync(receipt, new Date(), new Date());
    return;
  }
  console.error(
    'The dependencies could not be installed. Look at the message of npm above, then run this command again.',
  );
  process.exit(1);
}

/**
 * @param {string} command
 * @param {'pipe' | 'inherit'} stdio
 */
function npm(command, stdio) {
  const { status } = spawnSync(`npm ${command} --no-audit --no-fund`, { cwd: root, stdio, shell: true });
  return status === 0;
}

function isInstalled() {
  return existsSync(receipt) && statSync(receipt).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
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
