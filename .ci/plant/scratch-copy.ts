import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Differences {
  /** Files that look around themselves, so that they see the copy instead of the repository. */
  copied: readonly string[];
  /** Files that only the copy has, or has in another form: their sources by path. */
  planted: Readonly<Record<string, string>>;
}

/**
 * Makes a copy of the repository in a temporary folder. All of it is links but for what differs, so it takes milliseconds, and
 * modules behind the links are the same as in other tests.
 *
 * @returns the path of the copy, for the caller to remove
 */
export function scratchCopy({ copied, planted }: Differences): string {
  const copy = mkdtempSync(join(tmpdir(), 'embarque-copy-'));
  const opened = new Set<string>();

  /** Makes a folder real whose entries are links. */
  function open(folder: string) {
    if (opened.has(folder)) return;
    opened.add(folder);
    if (folder !== '.') {
      open(dirname(folder));
      replace(folder);
      mkdirSync(join(copy, folder));
    }
    if (!existsSync(join(root, folder))) return;
    for (const entry of readdirSync(join(root, folder))) {
      if (entry !== '.git') symlinkSync(join(root, folder, entry), join(copy, folder, entry));
    }
  }

  function replace(path: string) {
    if (existsSync(join(root, path))) unlinkSync(join(copy, path));
  }

  for (const file of [...copied, ...Object.keys(planted)]) {
    open(dirname(file));
    replace(file);
  }
  for (const file of copied) copyFileSync(join(root, file), join(copy, file));
  for (const [file, source] of Object.entries(planted)) writeFileSync(join(copy, file), source);
  return copy;
}
