import { describe, expect, it } from 'vitest';
import { chosenSteps } from './steps.ts';

const names = (...wanted: string[]) => chosenSteps(wanted).map(({ name }) => name);

describe('the steps', () => {
  it('are all of them when none is named', () => {
    expect(names()).toEqual(
      expect.arrayContaining(['format', 'lint', 'types', 'unit', 'stories', 'build', 'journeys']),
    );
  });

  it('are those named, in their own order', () => {
    expect(names('unit', 'lint')).toEqual(['lint', 'unit']);
  });

  it('come with what they read from', () => {
    expect(names('sizes')).toEqual(['build', 'sizes']);
  });

  it('are explained when one is unknown', () => {
    expect(() => names('units')).toThrow(/no step "units".*unit/);
  });
});
