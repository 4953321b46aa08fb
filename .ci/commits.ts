import { execFileSync } from 'node:child_process';

const LONGEST = 72;

/** One or more words of folders, a colon, and what the commit does, in the imperative. */
const SUBJECT = /^[a-z0-9][a-z0-9-]*: [a-z].*[^.]$/;

/** The subjects that break the rule of CONTRIBUTING. Merges and reverts are written by git. */
export function wrongSubjects(subjects: readonly string[]): string[] {
  return subjects.filter(
    (subject) => !/^(?:Merge|Revert) /.test(subject) && (!SUBJECT.test(subject) || subject.length > LONGEST),
  );
}

/** The subjects since a file came, or as far as a shallow clone reaches; none without a repository. */
export function subjectsSince(file: string, cwd: string): string[] {
  try {
    const git = (...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
    const first = git('log', '--diff-filter=A', '--format=%H', '--', file).split('\n').at(-1);
    return first ? git('log', '--format=%s', `${first}..HEAD`).split('\n').filter(Boolean) : [];
  } catch {
    return [];
  }
}
