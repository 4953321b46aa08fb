import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrandError, brandStyles } from './brand.ts';
import { places } from './css.ts';
import { overrideNames } from './read-tokens.ts';

/** A colour as files of tokens write it. */
function color(hex: string) {
  const components = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return { $value: { colorSpace: 'srgb', components, hex } };
}

const green = {
  primary: color('#0b6341'),
  primaryHover: color('#084d32'),
  onPrimary: color('#ffffff'),
  primarySoft: color('#e3f5ec'),
  primaryInk: color('#084d32'),
};
const darkGreen = {
  primary: color('#0b6341'),
  primaryHover: color('#0d7a50'),
  primarySoft: color('#12382a'),
  primaryInk: color('#7fe0b6'),
};
const brand = { color: green, 'skin-dark': { color: darkGreen } };

function problemsOf(file: unknown): readonly string[] {
  try {
    brandStyles(file);
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}

describe('the tokens of a brand', () => {
  it('become custom properties that win against ours, in each skin', () => {
    const styles = brandStyles(brand);

    expect(styles).toMatch(/^:root:root \{[^}]*--e-color-primary: #0b6341;/);
    expect(styles).toMatch(/:root:root\[data-skin='dark'\][^{]*\{[^}]*--e-color-primaryInk: #7fe0b6;/);
  });

  it('reach the tokens of ours that refer to them', () => {
    expect(brandStyles(brand)).toMatch(/^:root:root \{[^}]*--e-color-chart1: #0b6341;/);
  });

  it('leave out all that stays as it is', () => {
    expect(brandStyles(brand)).not.toMatch(/--e-color-(?:canvas|danger)|--e-space-/);
  });

  it('have the types and units of our groups', () => {
    expect(brandStyles({ radius: { m: { $value: { value: 2, unit: 'px' } } } })).toBe(
      ':root:root {\n  --e-radius-m: 2px;\n}\n',
    );
    expect(brandStyles({ font: { body: { $value: ['Own Sans', 'sans-serif'] } } })).toContain(
      "--e-font-body: 'Own Sans', sans-serif;",
    );
  });

  it('are refused with the name that was meant, when one is unknown', () => {
    expect(problemsOf({ color: { primry: color('#0b6341') } })).toEqual([
      'color.primry is no token of the design system. Did you mean color.primary?',
    ]);
  });

  it('are refused when one is missing that is seen together with another', () => {
    const { primaryHover: _, ...rest } = green;

    expect(problemsOf({ ...brand, color: rest })).toEqual([
      'color.primaryHover is missing: color.primary changes, and the two are seen together.',
    ]);
  });

  it('are refused when a skin would show a colour of ours beside theirs', () => {
    const { primaryInk: _, ...rest } = darkGreen;

    expect(problemsOf({ ...brand, 'skin-dark': { color: rest } })).toEqual([
      'skin-dark.color.primaryInk is missing: color.primaryInk changes, and skin-dark has a value of ours for it, which would stay.',
    ]);
  });

  it('are refused with the ratio, when a text could not be read', () => {
    const pale = { color: { ink3: color('#777777') }, 'skin-dark': { color: { ink3: color('#939cbb') } } };

    // 4.478:1 on white, the usual example of a grey that falls just short of WCAG's 4.5:1.
    expect(problemsOf(pale)).toContain(
      'color.ink3 on color.surface has a contrast of 4.47:1; to be read it needs at least 4.5:1.',
    );
  });

  it('are refused when a value is of another kind, or refers to nothing', () => {
    expect(problemsOf({ radius: { m: { $value: 'round' } } })).toEqual([
      expect.stringMatching(
        /^radius\.m has a value that can't be read\. Write it like this: \{"value":\d+,"unit":"px"\}\.$/,
      ),
    ]);
    expect(problemsOf({ color: { focus: { $value: '{color.violet}' } } })).toContain(
      'color.focus refers to color.violet, which is no token of the design system.',
    );
    expect(problemsOf([])).toEqual([expect.stringContaining('no object of groups')]);
  });
});

it('conditions of overrides are those of the global styles', () => {
  const global = readFileSync(join(import.meta.dirname, '../src/theme/provider/GlobalStyle.ts'), 'utf8');
  const selectors = overrideNames.flatMap((name) => places[name].selectors);

  expect(selectors.filter((selector) => !global.includes(selector))).toEqual([]);
});
