import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The faults that axe finds, one line for each element. It is asked of the page alone: in the frame of a letter no script may run. */
export async function faultsOfAxe(page: Page, options: Pick<RunOptions, 'runOnly' | 'rules'> = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        ...asked,
      }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
