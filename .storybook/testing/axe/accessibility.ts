import { applyAppearance } from '@embarque/design-system';
import { type Appearance, appearances, rulesOfColours } from '@embarque/design-system/conformance/appearances';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ToolbarGlobals } from '../../toolbar/globals.ts';
import { colourOf } from './colour-of.ts';
import { findNewParts, type KnownParts } from './new-parts.ts';
import { outlineOf, shapeOf } from './shape-of.ts';

/** All stories of a page share them. */
const known = { colours: new Map() as KnownParts, shapes: new Map() as KnownParts, outlines: new Set<string>() };

/** Rules that say nothing about a story. */
const notChecked = [
  // A widget alone stands in no landmark; the a11y addon leaves this rule out too.
  'region',
  // React writes no `!important` into a style attribute, and this rule looks for nothing else.
  'avoid-inline-spacing',
];

/**
 * Fails a test when axe finds something in any appearance, and says in which. One render serves both, since an appearance is
 * nothing but attributes on the root. Axe takes a quarter of the time of all stories: it judges only what no story before had in
 * the same shape, or in the same colours.
 * The a11y addon, which knows one appearance, rests meanwhile (see vite.config.ts).
 */
export const checkEveryLook: AfterEach<ReactRenderer> = async ({ globals, parameters, viewMode }) => {
  const { disable, test, config = {}, options = {} } = parameters['a11y'] ?? {};
  if (viewMode !== 'story' || disable || test !== 'error') return;
  axe.configure(config);

  const { skin, direction, motion } = globals as ToolbarGlobals;
  try {
    const structure = without([...notChecked, ...rulesOfColours], options);
    await expectNoViolations(appearances[0], newShapes(document.body, JSON.stringify(options)), structure);
    const parts = findNewParts(document.body, known.colours, colourOf);
    const colours: RunOptions = { ...options, runOnly: { type: 'rule', values: rulesOfColours } };
    for (const appearance of appearances) await expectNoViolations(appearance, parts, colours);
  } catch (error) {
    // A second try looks at everything again.
    for (const judged of Object.values(known)) judged.clear();
    throw error;
  } finally {
    applyAppearance({ skin, direction, motion });
  }
};

const without = (names: readonly string[], options: RunOptions): RunOptions => ({
  ...options,
  rules: { ...Object.fromEntries(names.map((name) => [name, { enabled: false }])), ...options.rules },
});

/** The parts that no story before had in the same shape: all of the page where its headings or landmarks are new. */
function newShapes(body: HTMLElement, options: string): Element[] {
  const parts = findNewParts(body, known.shapes, (element) => (element === body ? options : '') + shapeOf(element));
  const outline = outlineOf(body);
  if (known.outlines.has(outline)) return parts;
  known.outlines.add(outline);
  return [body];
}

async function expectNoViolations({ skin, direction }: Appearance, parts: Element[], options: RunOptions) {
  // The page goes on meanwhile, and axe refuses to look at a part that has left it.
  const include = parts.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return;
  // Colours must not be measured halfway through a transition.
  applyAppearance({ skin, direction, motion: 'reduced' });
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
  throw new Error(`axe found violations in ${skin}, ${direction}:\n${violations.map(describeViolation).join('\n')}`);
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}
