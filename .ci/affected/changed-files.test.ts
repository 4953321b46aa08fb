import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changedFiles } from './changed-files.ts';

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'embarque-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** A repository of two commits. */
function repository() {
  const root = folder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  const write = (file: string) => writeFileSync(join(root, file), `${file} ${Math.random()}`);
  const commit = (file: string) => {
    write(file);
    git('add', '.');
    git('commit', '--message', file);
  };
  git('init', '--initial-branch', 'main');
  commit('first.ts');
  commit('second.ts');
  return { root, git, write, commit };
}

const clone = (root: string, ...options: string[]) => {
  const copy = folder();
  execFileSync('git', ['clone', ...options, `file://${root}`, copy], { stdio: 'ignore' });
  return copy;
};

describe('the changed files', () => {
  it('are those since the branch left the main one, committed or not', () => {
    const { root } = repository();
    const copy = clone(root);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: copy,
        stdio: 'ignore',
      });
    writeFileSync(join(copy, 'third.ts'), '');
    git('add', '.');
    git('commit', '--message', 'third');
    writeFileSync(join(copy, 'fourth.ts'), '');

    expect(changedFiles(copy)).toMatchObject({ files: ['third.ts', 'fourth.ts'], base: 'origin/main' });
  });

  it('are those not committed, where there is no other branch', () => {
    const { root, write, git } = repository();
    write('first.ts');
    write('new.ts');
    expect(changedFiles(root).files).toEqual(['first.ts', 'new.ts']);

    git('rm', '--cached', 'second.ts');
    expect(changedFiles(root).files).toContain('second.ts');
  });

  it('are those of the last commit, in a clean copy of the main branch', () => {
    const { root } = repository();

    expect(changedFiles(root).files).toEqual(['second.ts']);
    expect(changedFiles(clone(root)).files).toEqual(['second.ts']);
  });

  it('are those since another commit, where one is asked for', () => {
    const { root, commit } = repository();
    const asked = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    commit('third.ts');
    commit('fourth.ts');

    expect(changedFiles(root, asked)).toEqual({ files: ['fourth.ts', 'third.ts'], base: asked, commit: asked });
    expect(() => changedFiles(root, 'nothing')).toThrow('There is no branch or commit "nothing"');
  });

  it('are not known without the history', () => {
    const { root } = repository();

    expect(changedFiles(clone(root, '--depth', '1'))).toEqual({
      files: null,
      base: expect.stringContaining('history'),
      commit: null,
    });
    expect(changedFiles(folder())).toEqual({ files: null, base: expect.stringContaining('no history'), commit: null });
  });
});
