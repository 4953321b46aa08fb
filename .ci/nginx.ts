import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const usualPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The server behind which one journey runs; undefined where it is not installed. */
export const findNginx = (): string | undefined => usualPlaces.find((path) => existsSync(path));

/** Installs nginx where that is possible. Without it, its journey is left out. */
export function tryToHaveNginx(): void {
  if (!findNginx()) installFromDebian('nginx-light');
}
