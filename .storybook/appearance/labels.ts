import { titleOf } from '../../design-system/src/example-source.ts';

/** `page-layout` → `Page layout`. */
export function folderLabel(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/\bui\b/i, 'UI');
  return capital(words);
}

/** `EmailEveryState`, or `An Agent Answers A Claim` → `An agent answers a claim`: as people would write it. */
export function storyLabel(name: string): string {
  return titleOf(name).replaceAll(/[a-z]+/g, (word) => (names.has(word) ? capital(word) : word));
}

const names = new Set(['brazil', 'enter', 'escape', 'french', 'german', 'portuguese', 'shift', 'tab']);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
