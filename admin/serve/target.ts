import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes of the build about itself, for the server and not for browsers. */
export const BUILD_TARGET_FILE = 'build-target.json';

/** The origin that the built app calls; nothing when the page answers its own calls. */
export function builtApiOrigin(folder: string): string | undefined {
  const file = join(folder, BUILD_TARGET_FILE);
  if (!existsSync(file)) return undefined;
  const { apiOrigin } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof apiOrigin === 'string' ? apiOrigin : undefined;
}
