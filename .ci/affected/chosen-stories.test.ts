import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withTestsOf } from './chosen-stories.plugin.ts';

const made = [
  'import { test as _test, expect as _expect } from "vitest";',
  'if (_isRunningFromThisFile) {',
  '  _test("Opens", _testStory({ exportName: "Opens" }));',
  '  _test("Says \\"Saved\\"", _testStory({ exportName: "Saved" }));',
  String.raw`  _test("Caf\xE9", _testStory({ exportName: "Cafe" }));`,
  '}',
].join('\n');

it('tests of the chosen names alone are registered', () => {
  const registered: string[] = [];
  const code = withTestsOf(['Says "Saved"', 'Café'], made).replace(/import \{ test as testOfStory.*?;/, '');
  runInNewContext(code, {
    testOfStory: (name: string) => registered.push(name),
    _testStory: () => undefined,
    _isRunningFromThisFile: true,
  });

  expect(registered).toEqual(['Says "Saved"', 'Café']);
});

it('the lines of the module stay where they are', () => {
  expect(withTestsOf(['Opens'], made).split('\n').slice(1)).toEqual(made.split('\n').slice(1));
});

it('a story without a test is told', () => {
  expect(() => withTestsOf(['Closes'], made)).toThrow('There is no test of the story "Closes".');
});
