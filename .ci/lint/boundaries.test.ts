import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoundaryCase, boundaryCases } from './boundaries.data.ts';

const root = join(import.meta.dirname, '../..');

const problems = new Map<string, string[]>();
const sandbox = mkdtempSync(join(tmpdir(), 'embarque-lint-'));

beforeAll(() => {
  for (const file of ['.', 'admin', 'mocks', 'design-system'].map((folder) => join(folder, '.oxlintrc.json'))) {
    mkdirSync(dirname(join(sandbox, file)), { recursive: true });
    copyFileSync(join(root, file), join(sandbox, file));
  }
  cpSync(join(root, '.ci/lint'), join(sandbox, '.ci/lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'));

  for (const { file, source } of Object.values(boundaryCases).flat()) {
    mkdirSync(dirname(join(sandbox, file)), { recursive: true });
    writeFileSync(join(sandbox, file), source);
  }
  for (const { filename, message, help } of lint()) {
    problems.set(filename, [...(problems.get(filename) ?? []), `${message} ${help ?? ''}`]);
  }
});

afterAll(() => rmSync(sandbox, { recursive: true }));

describe.each(Object.entries(boundaryCases))('%s', (_subject, list) => {
  it.each(list.filter(isRefused))('$claim ($file)', ({ file, says }) => {
    expect(problems.get(file)).toContainEqual(expect.stringMatching(says));
  });

  it.each(list.filter((item) => !isRefused(item)))('$claim ($file)', ({ file }) => {
    expect(problems.get(file)).toBeUndefined();
  });
});

function isRefused(item: BoundaryCase): item is Required<BoundaryCase> {
  return item.says !== undefined;
}

function lint(): Array<{ filename: string; message: string; help?: string }> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [oxlint, '--format', 'json', 'admin', 'mocks', 'design-system'], { cwd: sandbox });
    return [];
  } catch (failure) {
    const { stdout } = failure as { stdout: Buffer };
    return JSON.parse(stdout.toString()).diagnostics;
  }
}
