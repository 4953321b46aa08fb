import { expect, it } from 'vitest';
import { widgetsOf } from './widgets.ts';

it('finds components, not types, hooks or constants', () => {
  const barrel = `export { Tabs, type TabsProps } from './Tabs.tsx';
export type { TabItem } from './tabs.ts';
export { applyAppearance, useLink, TONES } from './theme.ts';
export {
  Accordion,
  type AccordionProps,
} from './Accordion.tsx';
`;
  expect(widgetsOf(barrel)).toEqual(['Accordion', 'Tabs']);
});
