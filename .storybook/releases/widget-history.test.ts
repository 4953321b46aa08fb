import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { releases } from './releases.data.ts';
import { isOf, readHistory } from './widget-history.ts';

const button = 'design-system/src/components/buttons/Button';
const tabs = 'design-system/src/components/tabs/Tabs';

/** A repository with one commit for each list of files. */
function repository(...commits: readonly string[][]) {
  const root = mkdtempSync(join(tmpdir(), 'embarque-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init');
  const ids = commits.map((files, index) => {
    for (const file of ['package.json', ...files]) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), JSON.stringify({ version: '0.3.0', index }));
    }
    git('add', '.');
    git('commit', '--message', `change ${index}`);
    return git('rev-parse', 'HEAD').trim();
  });
  return { root, ids };
}

describe('the history of a widget', () => {
  it('says since when there is one, and what changed about it since the last release', () => {
    const { root, ids } = repository(
      [`${button}.tsx`, `${button}.stories.tsx`],
      [`${button}.tsx`],
      [`${button}.styles.ts`, `${button}.stories.tsx`],
      [`${tabs}.stories.tsx`],
    );
    const release = { version: '0.2.0', date: '2026-11-25', commit: ids[1] ?? '' };
    const { widgets } = readHistory(root, [release]);

    expect(widgets).toEqual({
      [`./${button}.stories.tsx`]: {
        since: '0.2.0',
        changes: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), summary: 'change 2' }],
      },
      [`./${tabs}.stories.tsx`]: { since: '0.3.0', changes: [] },
    });
  });

  it('is empty where the copy of the code does not reach back to the release', () => {
    const { root } = repository([`${button}.stories.tsx`]);

    expect(readHistory(root, releases)).toEqual({
      release: null,
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      widgets: {},
    });
  });

  it('has the day of the version that the machine checked', () => {
    const { root, ids } = repository([`${button}.stories.tsx`]);
    const day = execFileSync('git', ['log', '-1', '--format=%as', ids[0] ?? ''], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    const release = { version: '0.2.0', date: '2026-11-25', commit: ids[0] ?? '' };

    expect(readHistory(root, [release]).checked).toBe(day);
  });

  it('has no day where there is no repository', () => {
    const root = mkdtempSync(join(tmpdir(), 'embarque-history-'));
    onTestFinished(() => rmSync(root, { recursive: true }));

    expect(readHistory(root, releases).checked).toBeNull();
  });
});

it('counts the code of a widget, and neither its stories nor another widget beside it', () => {
  const files = ['Button.tsx', 'Button.styles.ts', 'Button.stories.tsx', 'Button.examples.tsx', 'ButtonGroup.tsx'];

  expect(files.filter((file) => isOf(`design-system/src/a/${file}`, 'design-system/src/a/Button.stories.tsx'))).toEqual(
    ['Button.tsx', 'Button.styles.ts'],
  );
});

it('has its releases in their order', () => {
  expect(releases.map(({ date }) => date)).toEqual(releases.map(({ date }) => date).toSorted());
});
