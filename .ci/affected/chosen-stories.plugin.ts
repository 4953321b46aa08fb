import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ChosenStories } from './choose-stories.ts';

const TEST = /^import \{ test as (_test\d*)/;

/**
 * Leaves out the tests of stories that were not chosen. Storybook chooses by tags alone, and what a change can have touched is
 * no tag.
 *
 * @param file with `ChosenStories`; all stories run without one
 */
export function chosenStories(root: string, file: string | undefined): Plugin | null {
  if (!file) return null;
  const chosen: ChosenStories = JSON.parse(readFileSync(file, 'utf8'));
  return {
    name: 'embarque:chosen-stories',
    enforce: 'post',
    transform(code, id) {
      const names = chosen[relative(root, id).replaceAll('\\', '/')];
      return names && TEST.test(code) ? withTestsOf(names, code) : null;
    },
  };
}

/** A module of tests that Storybook has made of stories, in which only those of the names are registered. */
export function withTestsOf(names: readonly string[], code: string): string {
  const made = new Set([...code.matchAll(/\b_test\d*\(("(?:[^"\\]|\\.)*")/g)].map(([, name = '']) => textOf(name)));
  const missing = names.find((name) => !made.has(name));
  if (missing !== undefined) throw new Error(`There is no test of the story "${missing}".`);
  // All on the first line, so that the lines of failures stay right.
  return code.replace(
    TEST,
    (_, test: string) =>
      `const ${test} = (name, run) => ${JSON.stringify(names)}.includes(name) && testOfStory(name, run); import { test as testOfStory`,
  );
}

/** The text of a literal of JavaScript, which has one way more than JSON to write a letter: `\xE9`. */
const textOf = (literal: string): string => JSON.parse(literal.replaceAll(/\\x(?=[\dA-Fa-f]{2})/g, String.raw`\u00`));
