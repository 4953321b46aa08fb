import { expect, it } from 'vitest';
import { shownTitle } from './shown-title.ts';

const groups = ['access', 'access-control', 'forms', 'page-layout'];

it.each([
  ['?viewMode=story&id=design-system-forms-elements-select-combobox--playground', 'Design system/forms'],
  ['?id=design-system-page-layout-grid--docs&globals=direction:rtl', 'Design system/page-layout'],
  ['?id=features-access-control-accesscontrolpage--default', 'Features/access-control'],
  ['?id=features-app-app--default', 'Features/'],
  ['?id=start-here-designers--docs', undefined],
  ['', undefined],
])('%s: %s', (search, title) => {
  expect(shownTitle(search, groups)).toBe(title);
});
