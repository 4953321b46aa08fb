import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian, where this is one and the person may. One by one: an older Debian does not have all of them. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of packages) {
    console.log(`Installing ${name} (apt-get install ${name}) …`);
    spawnSync('apt-get', ['install', '-y', '-qq', name], options);
  }
}
