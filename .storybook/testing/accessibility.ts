import { applyAppearance } from '@embarque/design-system';
import { type Appearance, appearances } from '@embarque/design-system/conformance/appearances';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { AfterEach } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ToolbarGlobals } from '../toolbar/globals.ts';

/**
 * Fails a test when axe finds something in any appearance, and says in which. One render serves both, since a appearance is
 * nothing but attributes on the root. The a11y addon, which knows one appearance, rests meanwhile (see vite.config.ts).
 */
export const checkEveryLook: AfterEach<ReactRenderer> = async ({ globals, parameters, viewMode }) => {
  const { disable, test, options = {} } = parameters['a11y'] ?? {};
  if (viewMode !== 'story' || disable || test !== 'error') return;

  const { skin, direction, motion } = globals as ToolbarGlobals;
  try {
    for (const appearance of appearances) await expectNoViolations(appearance, options);
  } finally {
    applyAppearance({ skin, direction, motion });
  }
};

async function expectNoViolations({ skin, direction, rules }: Appearance, options: RunOptions) {
  // Colours must not be measured halfway through a transition.
  applyAppearance({ skin, direction, motion: 'reduced' });
  const { violations } = await axe.run(document.body, {
    ...options,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    resultTypes: ['violations'],
    // Frames here run no script: axe would wait in vain for an answer from each.
    iframes: false,
    // A widget alone stands in no landmark; the a11y addon leaves this rule out too.
    rules: { region: { enabled: false }, ...options.rules },
  });
  if (violations.length === 0) return;
  throw new Error(`axe found violations in ${skin}, ${direction}:\n${violations.map(describeViolation).join('\n')}`);
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n    ${failureSummary}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}
