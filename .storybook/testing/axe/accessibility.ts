import { applyAppearance } from '@embarque/design-system';
import { type Appearance, appearances, rulesOfColours } from '@embarque/design-system/conformance/appearances';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ToolbarGlobals } from '../../toolbar/globals.ts';
import { colourOf } from './colour-of.ts';
import { inkReader, textsIn } from './ink-of.ts';
import { findNewParts, type KnownParts } from './new-parts.ts';
import { outlineOf, rulesOfOutline, shapeOf } from './shape-of.ts';

/** All stories of a page share them. */
const known = {
  colours: new Map() as KnownParts,
  shapes: new Map() as KnownParts,
  outlines: new Set<string>(),
  inks: new Set<string>(),
};

/** Rules that say nothing about a story. */
const notChecked = [
  // A widget alone stands in no landmark; the a11y addon leaves this rule out too.
  'region',
  // React writes no `!important` into a style attribute, and this rule looks for nothing else.
  'avoid-inline-spacing',
];

/** The only one of the rules of colours that looks at no text. */
const ruleOfScrolling = 'scrollable-region-focusable';

const rulesOfTexts = rulesOfColours.filter((rule) => rule !== ruleOfScrolling);

/**
 * Fails a test when axe finds something in any appearance, and says in which. One render serves both, since an appearance is
 * nothing but attributes on the root. Axe would take a third of the time of all stories: it judges only what no story before had
 * in the same shape, or in the same colours.
 * The a11y addon, which knows one appearance, rests meanwhile (see vite.config.ts).
 */
export const checkEveryLook: AfterEach<ReactRenderer> = async ({ globals, parameters, viewMode }) => {
  const { disable, test, config = {}, options = {} } = parameters['a11y'] ?? {};
  if (viewMode !== 'story' || disable || test !== 'error') return;
  axe.configure(config);

  const { skin, direction, motion } = globals as ToolbarGlobals;
  try {
    await checkStructure(options);
    await checkColours(options);
  } catch (error) {
    // A second try looks at everything again.
    for (const judged of Object.values(known)) judged.clear();
    throw error;
  } finally {
    applyAppearance({ skin, direction, motion });
  }
};

/** Colours must not be measured halfway through a transition, and neither must places. */
const enter = ({ skin, direction }: Appearance) => applyAppearance({ skin, direction, motion: 'reduced' });

async function checkStructure(options: RunOptions) {
  const { body } = document;
  const shapes = findNewParts(body, known.shapes, (element) =>
    element === body ? JSON.stringify(options) + shapeOf(element) : shapeOf(element),
  );
  const structure = without([...notChecked, ...rulesOfColours, ...rulesOfOutline], options);
  await expectNoViolations(appearances[0], shapes, structure);

  const outline = outlineOf(body);
  if (known.outlines.has(outline)) return;
  known.outlines.add(outline);
  await expectNoViolations(appearances[0], [body], only(rulesOfOutline, options));
}

async function checkColours(options: RunOptions) {
  const parts = findNewParts(document.body, known.colours, colourOf);
  if (parts.length === 0) return;
  for (const appearance of appearances) {
    enter(appearance);
    await expectNoViolations(appearance, newTexts(parts, appearance), only(rulesOfTexts, options));
  }
  await expectNoViolations(appearances[0], parts.flatMap(scrollersIn), only([ruleOfScrolling], options));
}

/** The texts that no story before had in the same colours on the same ground. */
function newTexts(parts: readonly Element[], { skin }: Appearance): Element[] {
  const inkOf = inkReader(window);
  // A text that is hidden now is judged once it shows.
  const shown = textsIn(parts).filter((text) =>
    text.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return shown.filter((text) => {
    const ink = `${skin} ${inkOf(text)}`;
    if (known.inks.has(ink)) return false;
    known.inks.add(ink);
    return true;
  });
}

const scrollersIn = (part: Element) =>
  [part, ...part.querySelectorAll('*')].filter(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight || scrollWidth > clientWidth,
  );

const only = (rules: string[], options: RunOptions): RunOptions => ({
  ...options,
  runOnly: { type: 'rule', values: rules.filter((rule) => options.rules?.[rule]?.enabled !== false) },
});

const without = (names: readonly string[], options: RunOptions): RunOptions => ({
  ...options,
  rules: { ...Object.fromEntries(names.map((name) => [name, { enabled: false }])), ...options.rules },
});

async function expectNoViolations(appearance: Appearance, parts: Element[], options: RunOptions) {
  // The page goes on meanwhile, and axe refuses to look at a part that has left it.
  const include = parts.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return;
  enter(appearance);
  const { violations } = await axe.run(
    { include },
    {
      ...options,
      resultTypes: ['violations'],
      // Frames here run no script: axe would wait in vain for an answer from each.
      iframes: false,
    },
  );
  if (violations.length === 0) return;
  throw new Error(
    `axe found violations in ${appearance.skin}, ${appearance.direction}:\n${violations.map(describeViolation).join('\n')}`,
  );
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}
