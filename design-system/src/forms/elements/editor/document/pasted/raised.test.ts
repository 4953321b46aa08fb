import { expect, it } from 'vitest';
import { readHtml, textOf } from '../html.ts';
import { withRaised } from './raised.ts';

it.each([
  ['m<sup>2</sup>, H<sub>2</sub>O', 'm², H₂O'],
  ['10<sup>-6</sup>, 10<sup>−6</sup>', '10⁻⁶, 10⁻⁶'],
  ['10<sup><span lang="PT-BR">6</span></sup>', '10⁶'],
  ['10<span style="font-size:0.6em;vertical-align:super;">12</span>', '10¹²'],
  ['1<sup>st</sup>, n<sup>o</sup> 5, x<sup>2a</sup>', '1st, no 5, x2a'],
  ['<p>10<sup>6</sup> and <b>7</b></p>', '10⁶ and 7'],
])('%s reads %s', (html, text) => {
  expect(withRaised(readHtml(html)).map(textOf).join('')).toBe(text);
});
