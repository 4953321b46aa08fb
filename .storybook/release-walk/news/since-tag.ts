import { execFileSync } from 'node:child_process';

/** Files that changed since the last tag; or why that cannot be said. */
export type SinceTag = { tag: string; files: string[] } | { tag: null; reason: string };

/**
 * Compares the files as they are, with what is not committed yet, with the last tag before this commit. A tag on the commit
 * itself is the release that is walked through, so the one before it counts.
 *
 * @param root of the repository
 */
export function sinceLastTag(root: string): SinceTag {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  const tag = attempt(() => git('describe', '--tags', '--abbrev=0', 'HEAD~1').trim());
  if (!tag) return { tag: null, reason: reasonOf(attempt(() => git('rev-parse', '--is-shallow-repository').trim())) };
  const files =
    git('diff', '--name-only', '--relative', '-z', tag) + git('ls-files', '--others', '--exclude-standard', '-z');
  return { tag, files: files.split('\0').filter(Boolean) };
}

function reasonOf(isShallow: string | null): string {
  if (isShallow === null) return 'Nothing to compare with: this copy of the code has no history.';
  if (isShallow === 'true')
    return 'Nothing to compare with: this copy has only a part of the history, without the last tag.';
  return 'Nothing to compare with yet: this is the first release.';
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
