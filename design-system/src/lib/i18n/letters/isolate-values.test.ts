import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isolateValues } from './isolate-values.ts';

const i18n = isolateValues(
  setupI18n({ locale: 'en', messages: { en: { question: ['Suspend ', ['name'], '?'], team: ['The team'] } } }),
);
const suspend = (name: unknown) => [
  i18n._('question', { name }),
  i18n.t({ id: 'question', values: { name } }),
  i18n.t('question', { name }),
];

it.each([
  ['Ana Prado', 'Suspend Ana Prado?'],
  ['مريم', 'Suspend \u2068مريم\u2069?'],
  ['שרה 2', 'Suspend \u2068שרה 2\u2069?'],
  ['Ana مريم', 'Suspend \u2068Ana مريم\u2069?'],
  ['👩\u200D💻 Ana', 'Suspend 👩\u200D💻 Ana?'],
  [3, 'Suspend 3?'],
  [{ id: 'team' }, 'Suspend The team?'],
])('the name %j stands in a sentence as %j', (name, sentence) => {
  expect(suspend(name)).toEqual([sentence, sentence, sentence]);
});

it.each<[ReactNode, string]>([
  ['Trial <b>x</b>', 'Suspend Trial &lt;\u2060b&gt;x&lt;/b&gt;?'],
  ['<0>Ana</0>', 'Suspend &lt;\u20600&gt;Ana&lt;/0&gt;?'],
  ['a < b', 'Suspend a &lt; b?'],
  [createElement('b', null, 'Ana'), 'Suspend <b>Ana</b>?'],
])('the name %j is no element of a sentence with elements', (name, sentence) => {
  const trans = createElement(Trans, { id: 'question', values: { name } });

  expect(renderToStaticMarkup(createElement(I18nProvider, { i18n }, trans))).toBe(sentence);
});
