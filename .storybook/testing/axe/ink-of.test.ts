import axe from 'axe-core';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { required } from '../required.ts';
import { inkReader, textsIn } from './ink-of.ts';
import { rulesOfOutline } from './shape-of.ts';

const plain = {
  color: 'black',
  fontSize: '14px',
  fontWeight: '400',
  textDecorationLine: 'none',
  textShadow: 'none',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
  opacity: '1',
  filter: 'none',
  mixBlendMode: 'normal',
};

/** A window that draws elements as their attribute `draw` says, which no description counts. */
const view = {
  getComputedStyle: (element: Element) => ({ ...plain, ...JSON.parse(element.getAttribute('draw') ?? '{}') }),
} as unknown as Window;

const bodyOf = (markup: string) => parseHTML(`<html><body>${markup}</body></html>`).document.body;

const inkOf = (markup: string) => inkReader(view)(required(bodyOf(markup).querySelector('b'), 'text'));

const text = '<i><u><b>One</b></u></i>';

describe('the ink of a text', () => {
  it('is the same wherever nothing around it is painted', () => {
    expect(inkOf(`<main class="page"><section>${text}</section></main>`)).toBe(inkOf(text.replace('One', 'Two')));
  });

  it.each([
    ['colour', text.replace('<b>', `<b draw='{"color":"grey"}'>`)],
    ['size', text.replace('<b>', `<b draw='{"fontSize":"11px"}'>`)],
    ['colour of the text around it', text.replace('<u>', `<u draw='{"color":"grey"}'>`)],
    ['class', text.replace('<b>', '<b class="badge">')],
    ['class of its next kin', text.replace('<i>', '<i class="striped">')],
    ['ground', `<main draw='{"backgroundColor":"navy"}'>${text}</main>`],
    ['picture below', `<main draw='{"backgroundImage":"url(map.svg)"}'>${text}</main>`],
    ['opacity around it', `<main draw='{"opacity":"0.4"}'>${text}</main>`],
  ])('is another for another %s', (_, markup) => {
    expect(inkOf(markup)).not.toBe(inkOf(text));
  });
});

it('only elements that draw a text have an ink', () => {
  const parts = [...bodyOf('<p>One <b>two</b></p><div> <input><em> </em></div><hr>').children];

  expect(textsIn(parts).map(({ tagName }) => tagName)).toEqual(['P', 'B', 'INPUT']);
});

it('every rule about far parts of a page is one of axe', () => {
  const names = axe.getRules().map(({ ruleId }) => ruleId);

  expect(rulesOfOutline.filter((rule) => !names.includes(rule))).toEqual([]);
});
