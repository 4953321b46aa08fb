import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type FigureFormat, KeyFigure } from './KeyFigure.tsx';

const reais: FigureFormat = { style: 'currency', currency: 'BRL' };

it.each(['en', 'pt-BR', 'fr'])('a figure is written the Brazilian way for people who read %s (XD-10)', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const written = (value: number, format?: FigureFormat) => {
    const figure = createElement(KeyFigure, { label: 'Sales', value, format });
    return renderToStaticMarkup(createElement(I18nProvider, { i18n }, figure));
  };

  expect(written(2700)).toContain('>2.700<');
  expect(written(-1234.5)).toContain('>-1.234,5<');
  expect(written(2180.467)).toContain('>2.180,47<');
  expect(written(0.4375)).toContain('>0,438<');
  expect(written(999_949, 'thousands')).toContain('>999,9k<');
  expect(written(999_950, 'thousands')).toContain('>1M<');
  expect(written(19_100, 'thousands')).toContain('>19,1k<');
  expect(written(1234.5, reais)).toContain('>R$\u00A01.234,50<');
});
