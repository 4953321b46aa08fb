import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { journeysIn } from './marks.ts';
import { changesOf } from './own-code.ts';
import { sinceLastTag } from './since-tag.ts';

const stories = (name: string) => `design-system/src/components/${name}/${name}.stories.tsx`;
const widget = (name: string) => `design-system/src/components/${name}/${name}.tsx`;
const barrel = 'design-system/src/index.ts';
const mail = 'admin/src/features/mail/compose/Compose.stories.tsx';
const page = 'admin/src/features/mail/MailPage.tsx';
const lib = 'design-system/src/lib/fold.ts';
const names = ['a', 'b', 'c', 'd', 'e'];

/** Five widgets that share a file, and a feature that takes them from the barrel. */
const graph = new Map<string, readonly string[]>([
  ...names.flatMap((name) => [
    [stories(name), [widget(name)]] as const,
    [widget(name), name === 'b' ? [lib, widget('a')] : [lib]] as const,
  ]),
  [lib, []],
  [barrel, names.map(widget)],
  [mail, [page]],
  [page, [barrel, 'mocks/src/mail/mail.data.ts']],
  ['mocks/src/mail/mail.data.ts', []],
]);

const markedBy = (...changed: string[]) => [...changesOf(graph, changed).stories];

describe('what is new', () => {
  it('is a story whose own file, or a file that it reaches, changed', () => {
    expect(markedBy(stories('c'))).toEqual([stories('c')]);
    expect(markedBy(widget('a'))).toEqual([stories('a'), stories('b')]);
    expect(markedBy('mocks/src/mail/mail.data.ts')).toEqual([mail]);
  });

  it('is no story behind the barrel of the design system', () => {
    expect(markedBy(widget('d'))).toEqual([stories('d')]);
    expect(markedBy(barrel)).toEqual([]);
  });

  it('is no story for code that the stories of many folders share, which is counted instead', () => {
    expect(changesOf(graph, [lib, 'README.md'])).toEqual({ stories: new Set(), shared: 1 });
  });

  it('is a story for shared code in its own folder', () => {
    const home = 'admin/src/features/mail/mail.api.ts';
    const everywhere = new Map([...graph].map(([file, imports]) => [file, [...imports, home]] as const));

    expect([...changesOf(everywhere, [home]).stories]).toEqual([mail]);
  });
});

/** A repository with one committed file. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'embarque-news-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  const commit = (file: string) => {
    writeFileSync(join(root, file), `${file} ${Math.random()}`);
    git('add', '.');
    git('commit', '--message', file);
  };
  git('init');
  commit('first.ts');
  return { root, git, commit };
}

describe('the last tag', () => {
  it('is compared with the files as they are, also with those that nobody committed', () => {
    const { root, git, commit } = repository();
    git('tag', 'v1');
    commit('second.ts');
    writeFileSync(join(root, 'third.ts'), '');

    expect(sinceLastTag(root)).toEqual({ tag: 'v1', files: ['second.ts', 'third.ts'] });
  });

  it('is the one before, in the release itself', () => {
    const { root, git, commit } = repository();
    git('tag', 'v1');
    commit('second.ts');
    git('tag', 'v2');

    expect(sinceLastTag(root)).toEqual({ tag: 'v1', files: ['second.ts'] });
  });

  it('is missing with a reason: no tag, a part of the history, or none', () => {
    const { root, commit } = repository();
    commit('second.ts');
    const shallow = mkdtempSync(join(tmpdir(), 'embarque-news-'));
    const bare = mkdtempSync(join(tmpdir(), 'embarque-news-'));
    onTestFinished(() => [shallow, bare].forEach((folder) => rmSync(folder, { recursive: true })));
    execFileSync('git', ['clone', '--depth', '1', `file://${root}`, shallow], { stdio: 'ignore' });

    expect(sinceLastTag(root)).toMatchObject({ tag: null, reason: expect.stringContaining('first release') });
    expect(sinceLastTag(shallow)).toMatchObject({ tag: null, reason: expect.stringContaining('part of the history') });
    expect(sinceLastTag(bare)).toMatchObject({ tag: null, reason: expect.stringContaining('no history') });
  });
});

it('knows the journeys of a file by the call that makes them', () => {
  expect(
    journeysIn('export const A: Story = journey([\nexport const B = journey(\n  [\nexport const C: Story = {};'),
  ).toEqual(new Set(['A', 'B']));
});
