import { describe, expect, it } from 'vitest';
import { forcedSelector } from './forced-selector.ts';
import { statesOf } from './widget-states.ts';

describe('a selector with pseudo-classes', () => {
  it('holds for forced ones too', () => {
    expect(forcedSelector('.a:where(.b):hover .c')).toBe(
      ".a:where(.b):hover .c, .a:where(.b)[data-forced~='hover'] .c",
    );
    expect(forcedSelector('.a:has(:focus-visible)')).toBe(
      ".a:has(:focus-visible), .a:has([data-forced~='focus-visible'])",
    );
    expect(forcedSelector('.a:focus:not(:active)')).toBe(
      ".a:focus:not(:active), .a[data-forced~='focus']:not([data-forced~='active'])",
    );
  });

  it('is rewritten once', () => {
    expect(forcedSelector(forcedSelector('.a:hover') ?? '')).toBeNull();
  });
});

it('leaves other selectors alone', () => {
  expect(forcedSelector('.a:first-child')).toBeNull();
  expect(forcedSelector('.hover')).toBeNull();
});

describe('the states of a widget', () => {
  it('are those of the pointer and the keyboard, and those that its props bring about', () => {
    expect(statesOf(['isBusy', 'tone', 'isDisabled']).map(({ name }) => name)).toEqual([
      'Default',
      'Hover',
      'Focus',
      'Pressed',
      'Disabled',
      'Loading',
    ]);
  });

  it('are none of a layer', () => {
    expect(statesOf(['trigger', 'title'])).toEqual([]);
  });

  it('take one prop each', () => {
    expect(statesOf(['isInvalid', 'errorMessage']).at(-1)).toEqual({
      name: 'Error',
      args: { errorMessage: 'Say what is wrong, and how to fix it.' },
    });
  });
});
