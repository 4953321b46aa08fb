import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Release } from './releases.data.ts';

/** A commit that changed a widget. */
export interface WidgetChange {
  date: string;
  /** The summary of the commit. */
  summary: string;
}

export interface WidgetHistory {
  /** The first version with the widget. */
  since: string;
  /** Changes since the last release, the latest first. */
  changes: readonly WidgetChange[];
}

export interface History {
  /** The last release; `null` where this copy of the code does not reach back to it. */
  release: Pick<Release, 'version' | 'date'> | null;
  /** The day of the version that is shown, which the checks by machine ran over; `null` where there is no history. */
  checked: string | null;
  /** By the file of a widget's stories, as Storybook names it. */
  widgets: Readonly<Record<string, WidgetHistory>>;
}

const STORIES = /^design-system\/src\/.*\.stories\.tsx$/;
/** Separates the commits of a log. */
const RECORD = '\u001E';

/** Reads when each widget came, and what changed about it since the last release. */
export function readHistory(root: string, releases: readonly Release[]): History {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 27 });
  const last = releases.at(-1);
  const checked = dayOfVersion(git);
  try {
    if (!last) throw new Error('There is no release.');
    const contents = releases.map(({ version, commit }) => ({
      version,
      files: new Set(git('ls-tree', '-r', '--name-only', commit, 'design-system/src').split('\n')),
    }));
    const log = git('log', '--no-merges', `--format=${RECORD}%as%x09%s`, '--name-only', `${last.commit}..HEAD`);
    const { version: next } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const stories = git('ls-files', 'design-system/src')
      .split('\n')
      .filter((file) => STORIES.test(file));
    const changes = changesIn(log);
    return {
      release: { version: last.version, date: last.date },
      checked,
      widgets: Object.fromEntries(
        stories.map((file) => [
          `./${file}`,
          {
            since: contents.find(({ files }) => files.has(file))?.version ?? next,
            changes: changes.filter(({ files }) => files.some((each) => isOf(each, file))).map(withoutFiles),
          },
        ]),
      ),
    };
  } catch {
    return { release: null, checked, widgets: {} };
  }
}

function dayOfVersion(git: (...args: string[]) => string): string | null {
  try {
    return git('log', '-1', '--format=%as').trim();
  } catch {
    return null;
  }
}

interface LoggedChange extends WidgetChange {
  files: readonly string[];
}

/** The commits of a log with the files that they changed. */
function changesIn(log: string): LoggedChange[] {
  return log
    .split(RECORD)
    .filter((record) => record.trim())
    .map((record) => {
      const [head = '', ...files] = record.split('\n').filter(Boolean);
      const [date = '', summary = ''] = head.split('\t');
      return { date, summary, files };
    });
}

/** Whether a file is a part of the widget that a file of stories shows: `Button.styles.ts` of `Button.stories.tsx`. */
export function isOf(file: string, stories: string): boolean {
  const name = posix.basename(stories, '.stories.tsx');
  const isCode = !/\.(?:stories|examples)\.tsx$|\.(?:test|testing)\.tsx?$/.test(file);
  return isCode && posix.dirname(file) === posix.dirname(stories) && posix.basename(file).startsWith(`${name}.`);
}

const withoutFiles = ({ date, summary }: LoggedChange): WidgetChange => ({ date, summary });
