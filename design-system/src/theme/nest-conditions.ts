import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Middleware = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Middleware>[0];

/**
 * Writes `@media x { .a { … } }` as `.a { @media x { … } }`, which means the same. Styles come when a component is first drawn: after
 * a rule a browser looks at the elements that it may be about, after a condition at the top of a sheet at every element of the page,
 * which takes ten times as long.
 */
export const nestConditions: Middleware = (element, index, siblings) => {
  const { children: rules } = element;
  if (!isCondition(element) || !Array.isArray(rules) || !rules.every(({ type }) => type === 'rule')) return;
  const nested = rules.map((rule) => ({
    ...rule,
    root: element.root,
    children: [{ ...element, root: rule, children: rule.children }],
  }));
  const [first, ...others] = nested;
  if (!first || !Array.isArray(siblings)) return;
  // What comes after this one in the chain writes what it finds here.
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...others);
};

const isCondition = ({ type }: Element) => type === '@media' || type === '@supports' || type === '@container';
