import { execFileSync } from 'node:child_process';

/** The files of a change, and what they are compared with. */
export interface ChangedFiles {
  /** Paths from the top of the repository, those that are gone among them; `null` where there is nothing to compare with. */
  files: readonly string[] | null;
  /** In words, for a report. */
  base: string;
  /** The commit of the base; `null` where there is none. */
  commit: string | null;
}

/**
 * The files that a change has touched: since it left the main branch of the remote; where it has not, those that are not
 * committed; and where all are, those of the last commit.
 *
 * @param root of the repository
 * @param asked the branch or commit to compare with instead, from where this one left it
 * @throws when there is no such branch or commit
 */
export function changedFiles(root: string, asked?: string): ChangedFiles {
  const git = (...args: string[]) => attempt(() => run(root, args));
  const uncommitted = () => [
    ...listed(git('diff', '--name-only', '--relative', '-z', 'HEAD')),
    ...listed(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const since = (commit: string) => [
    ...new Set([...listed(git('diff', '--name-only', '--relative', '-z', commit)), ...uncommitted()]),
  ];

  const head = git('rev-parse', 'HEAD')?.trim();
  if (!head) return { files: null, base: 'nothing: this copy of the code has no history', commit: null };
  if (asked) {
    const commit = git('merge-base', asked, 'HEAD')?.trim();
    if (!commit) throw new Error(`There is no branch or commit "${asked}" that this one comes from.`);
    return { files: since(commit), base: asked, commit };
  }
  const main = git('rev-parse', '--abbrev-ref', 'origin/HEAD')?.trim() ?? 'origin/main';
  const fork = git('merge-base', main, 'HEAD')?.trim();
  if (fork && fork !== head) return { files: since(fork), base: main, commit: fork };
  const work = uncommitted();
  if (work.length > 0) return { files: work, base: 'the last commit', commit: head };
  const before = git('rev-parse', '--verify', '--quiet', 'HEAD~1')?.trim();
  if (!before)
    return { files: null, base: 'nothing: this copy of the code has only a part of the history', commit: null };
  return { files: since(before), base: 'the commit before the last', commit: before };
}

const run = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });

const listed = (output: string | null): string[] => (output ?? '').split('\0').filter(Boolean);

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
