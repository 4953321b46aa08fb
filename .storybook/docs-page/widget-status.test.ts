import { describe, expect, test } from 'vitest';
import { isWidgetPage, missingOf } from './widget-status.ts';

const story = (name: string, isProof = true) => ({ id: `design-system-components-button--${name}`, isProof });
const playground = story('playground', false);

describe('the page of a widget', () => {
  test('has a playground', () => {
    expect(isWidgetPage({ stories: [playground] })).toBe(true);
    expect(isWidgetPage({ stories: [story('all-kinds')] })).toBe(false);
  });

  test('is of the design system', () => {
    expect(isWidgetPage({ stories: [{ id: 'features-email-emailpage--playground', isProof: false }] })).toBe(false);
  });
});

describe('a widget is ready', () => {
  test('when it conforms and its behaviour is proven', () => {
    const stories = [playground, story('conforms'), story('calls-on-click')];
    expect(missingOf({ stories, props: ['onClick'] })).toEqual([]);
  });

  test('without a proof where it does nothing', () => {
    expect(missingOf({ stories: [playground, story('conforms')], props: ['children'] })).toEqual([]);
  });

  test.each([
    ['conformance', [playground, story('calls-on-click')]],
    ['proof of its behaviour', [playground, story('conforms'), story('sizes', false)]],
  ])('not without %s', (duty, stories) => {
    expect(missingOf({ stories, props: ['onClick'] })).toEqual([duty]);
  });
});
