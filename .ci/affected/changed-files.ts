import { execFileSync } from 'node:child_process';

/** The files of a change, and what they are compared with. */
export interface ChangedFiles {
  /** Paths from the top of the repository, those that are gone among them; `null` where there is nothing to compare with. */
  files: readonly string[] | null;
  /** In words, for a report. */
  base: string;
}

/**
 * The files that a change has touched: since it left the main branch of the remote; where it has not, those that are not
 * committed; and where all are, those of the last commit.
 *
 * @param root of the repository
 */
export function changedFiles(root: string): ChangedFiles {
  const git = (...args: string[]) => attempt(() => run(root, args));
  const uncommitted = () => [
    ...listed(git('diff', '--name-only', '--relative', '-z', 'HEAD')),
    ...listed(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const since = (commit: string) => [
    ...new Set([...listed(git('diff', '--name-only', '--relative', '-z', commit)), ...uncommitted()]),
  ];

  const head = git('rev-parse', 'HEAD')?.trim();
  if (!head) return { files: null, base: 'nothing: this copy of the code has no history' };
  const main = git('rev-parse', '--abbrev-ref', 'origin/HEAD')?.trim() ?? 'origin/main';
  const fork = git('merge-base', main, 'HEAD')?.trim();
  if (fork && fork !== head) return { files: since(fork), base: main };
  const work = uncommitted();
  if (work.length > 0) return { files: work, base: 'the last commit' };
  if (!git('rev-parse', '--verify', '--quiet', 'HEAD~1'))
    return { files: null, base: 'nothing: this copy of the code has only a part of the history' };
  return { files: since('HEAD~1'), base: 'the commit before the last' };
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
