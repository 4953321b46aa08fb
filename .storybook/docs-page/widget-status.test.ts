import { describe, expect, test } from 'vitest';
import { isWidgetPage, missingOf, statusOf } from './widget-status.ts';

const story = (name: string, isTest = true) => ({ id: `design-system-components-button--${name}`, isTest });
const playground = story('playground', false);

describe('the page of a widget', () => {
  test('has a playground', () => {
    expect(isWidgetPage({ stories: [playground] })).toBe(true);
    expect(isWidgetPage({ stories: [story('all-kinds')] })).toBe(false);
  });

  test('is of the design system', () => {
    expect(isWidgetPage({ stories: [{ id: 'features-email-emailpage--playground', isTest: false }] })).toBe(false);
  });
});

describe('a widget is ready', () => {
  test('when it conforms and its behaviour is tested', () => {
    const stories = [playground, story('conforms'), story('calls-on-click')];
    expect(missingOf({ stories, props: ['onClick'], description: '' })).toEqual([]);
  });

  test('without a test where it does nothing', () => {
    expect(missingOf({ stories: [playground, story('conforms')], props: ['children'], description: '' })).toEqual([]);
  });

  test.each([
    ['the basic checks', [playground, story('calls-on-click')]],
    ['a test of its behaviour', [playground, story('conforms'), story('sizes', false)]],
  ])('not without %s', (duty, stories) => {
    expect(missingOf({ stories, props: ['onClick'], description: '' })).toEqual([duty]);
  });
});

describe('the status of a widget', () => {
  const stories = [playground, story('conforms')];

  test.each([
    ['ready', { stories, props: [], description: 'Starts an action.' }],
    ['beta', { stories: [playground], props: [], description: 'Starts an action.' }],
    ['deprecated', { stories, props: [], description: 'Starts an action.\n@deprecated Use `Button`.' }],
  ])('is %s', (status, facts) => {
    expect(statusOf(facts)).toBe(status);
  });
});
