import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  rules: {
    // A video may be named, whatever the role it has by itself.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-content': 'error',
    'empty-heading': 'error',
    'hidden-focusable': 'error',
    'input-missing-label': 'error',
    'multiple-labeled-controls': 'error',
    'no-abstract-role': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'text-content': 'error',
    'valid-for': 'error',
    'valid-id': ['error', { relaxed: true }],
    'wcag/h30': 'error',
    'wcag/h37': 'error',
    'wcag/h63': 'error',
    'wcag/h67': 'error',
    // Off is `wcag/h71`: a group of fields is named by `aria-label` where no legend is to be seen.
  },
});

/** The faults that html-validate finds in the page as it is drawn, one line for each element. */
export async function faultsOfMarkup(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector ?? ''}`),
  );
}
