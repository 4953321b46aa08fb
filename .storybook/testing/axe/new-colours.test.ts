import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { findNewColours } from './new-colours.ts';

const bodyOf = (markup: string) => parseHTML(`<html><body>${markup}</body></html>`).document.body;

const nameOf = ({ tagName, textContent }: Element) => `${tagName} ${textContent}`;

const known = `<main class="page"><p class="quiet">One</p><p class="quiet">Two</p><p class="quiet">Three</p></main>`;

function newIn(markup: string): string[] {
  const colours = new Map<string, number>();
  findNewColours(bodyOf(known), colours);
  return findNewColours(bodyOf(markup), colours).map(nameOf);
}

it('finds a whole page that is new', () => {
  expect(findNewColours(bodyOf(known), new Map()).map(nameOf)).toEqual(['BODY OneTwoThree']);
});

it('finds nothing in other texts of the same colours', () => {
  expect(
    newIn(known.replace('One', 'Another').replace('class="page"', 'class="page" id="_r_1_" aria-label="Sales"')),
  ).toEqual([]);
});

it.each([
  ['class', 'class="loud"'],
  ['style', 'class="quiet" style="color: red"'],
  ['state', 'class="quiet" data-selected="true"'],
])('finds an element of another %s', (_, attributes) => {
  expect(newIn(known.replace('class="quiet">Two', `${attributes}>Two`))).toEqual(['P Two']);
});

it('finds the outermost element where the colours around it changed', () => {
  expect(newIn(known.replace('page', 'dark page'))).toEqual(['MAIN OneTwoThree']);
});

it('finds the first text in an element that was empty', () => {
  const empty = bodyOf('<main class="page"><p class="quiet"></p></main>');
  const full = bodyOf('<main class="page"><p class="quiet">Late</p></main>');
  const colours = new Map<string, number>();
  findNewColours(empty, colours);

  expect(findNewColours(full, colours).map(nameOf)).toEqual(['P Late']);
});
