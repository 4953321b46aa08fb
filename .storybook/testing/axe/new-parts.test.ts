import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { colourOf } from './colour-of.ts';
import { findNewParts, type KnownParts } from './new-parts.ts';
import { outlineOf, shapeOf } from './shape-of.ts';

const bodyOf = (markup: string) => parseHTML(`<html><body>${markup}</body></html>`).document.body;

const nameOf = ({ tagName, textContent }: Element) => `${tagName} ${textContent}`;

const known = `<main class="page"><p class="quiet">One</p><p class="quiet">Two</p><p class="quiet">Three</p></main>`;

const findNewColours = (body: HTMLElement, colours: KnownParts) => findNewParts(body, colours, colourOf);

function newIn(markup: string): string[] {
  const colours: KnownParts = new Map();
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
  const colours: KnownParts = new Map();
  findNewColours(empty, colours);

  expect(findNewColours(full, colours).map(nameOf)).toEqual(['P Late']);
});

const form = `<main><h2 id="t">Sales</h2><form aria-labelledby="t"><label for="a">Name</label><input id="a" class="field">
  <button type="button"><svg></svg>Save</button></form><ul><li>One</li><li>Two</li></ul></main>`;

function newShapesIn(markup: string): string[] {
  const shapes: KnownParts = new Map();
  findNewParts(bodyOf(form), shapes, shapeOf);
  return findNewParts(bodyOf(markup), shapes, shapeOf).map(({ tagName }) => tagName);
}

describe('a new shape', () => {
  it('is none in other texts, numbers and ids of the same roles and names', () => {
    expect(newShapesIn(form.replaceAll('"a"', '"_r_7_"').replace('One', 'Another').replaceAll('"t"', '"u"'))).toEqual(
      [],
    );
  });

  it.each([
    ['a lost label', form.replace('for="a"', 'for="b"'), ['LABEL']],
    ['a button whose text is gone', form.replace('Save', ''), ['BUTTON']],
    ['a name that leads to an empty text', form.replace('Sales', ''), ['H2', 'FORM']],
    ['a role', form.replace('<svg>', '<svg role="img">'), ['BUTTON']],
    ['a state', form.replace('type="button"', 'type="button" aria-pressed="maybe"'), ['BUTTON']],
    ['something in a list that is no item', form.replace('<li>Two</li>', '<p>Two</p>'), ['UL']],
    ['a control within a button', form.replace('<svg></svg>', '<svg></svg><span tabindex="0"></span>'), ['BUTTON']],
    [
      'a list deep in another shape',
      form.replace('<li>One</li>', '<li><span><b role="option">One</b></span></li>'),
      ['UL'],
    ],
  ])('is %s', (_, markup, expected) => {
    expect(newShapesIn(markup)).toEqual(expected);
  });

  it('is in the outline where headings, landmarks, or ids that are there twice are others', () => {
    const outline = (markup: string) => outlineOf(bodyOf(markup));

    expect(outline(form.replace('One', 'Another'))).toBe(outline(form));
    for (const other of [
      form.replaceAll('h2', 'h4'),
      form.replace('Sales', 'Users'),
      form.replace('<ul>', '<ul id="a">'),
    ])
      expect(outline(other)).not.toBe(outline(form));
  });
});
