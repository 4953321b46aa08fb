import { purposeFamilies } from '../../.storybook/sidebar/purposes.ts';

/** The families of stories in the order of Storybook's sidebar; `storySort` in .storybook/preview.tsx sorts by the same, and puts other features after these. */
const FAMILIES = [
  'Start here/Designers',
  'Start here/Product managers',
  'Start here/News',
  'Start here/Widget status',
  'Start here/State machines',
  'Start here/Release walk',
  'Start here/Coverage',
  'Start here/Developers',
  'Patterns/Forms and errors',
  'Patterns/Undo and toasts',
  'Patterns/Loading and empty states',
  'Patterns/Denied actions',
  'Patterns/Optimistic change',
  'Patterns/Money and dates',
  'Patterns/Lists on phones',
  'Patterns/Dangerous actions',
  ...purposeFamilies,
  'Features/App',
  'Features/app',
  'Features/Shell',
  'Features/shell',
];

/** The families of a list of titles, in their order: the first two parts of each title. */
const familiesOf = (titles: readonly string[]) => [
  ...new Set(titles.map((title) => title.split('/').slice(0, 2).join('/'))),
];

/**
 * A sentence for each family that the sidebar does not know, and one when families stand in another order.
 *
 * @param titles of all stories, as the sidebar sorts them
 */
export function findUnsorted(titles: readonly string[], known: readonly string[] = FAMILIES): string[] {
  const families = familiesOf(titles);
  const unknown = families.filter((family) => !known.includes(family) && !family.startsWith('Features/'));
  const order = families.filter((family) => known.includes(family));
  const wanted = known.filter((family) => order.includes(family));
  return [
    ...unknown.map(
      (family) =>
        `The sidebar has no place for "${family}": give it one in .storybook/sidebar/purposes.ts, or in sidebar.ts and preview.tsx.`,
    ),
    ...(order.join() === wanted.join() ? [] : [`The sidebar shows ${order.join(', ')}, not ${wanted.join(', ')}.`]),
  ];
}
