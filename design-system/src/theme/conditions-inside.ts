import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

/**
 * Writes `.box { @media … { … } }` instead of `@media … { .box { … } }`. A condition that comes to the sheet makes browsers look
 * at every element of the page again; a rule makes them look at those that it is about. What is about pseudo-elements stands in
 * the rule of what they belong to, since browsers of 2024 lose a condition inside of them. A condition within another stays.
 */
export const conditionsInside: StylisPlugin = (condition, index, siblings, callback) => {
  const rules = condition.children;
  if (!/^@(?:container|media|supports)$/.test(condition.type) || condition.root || !Array.isArray(rules)) return;
  if (!rules.every(({ type }) => type === 'rule')) return;

  condition.children = [];
  for (const rule of rules.flatMap((each) => turned(condition, each))) callback?.(rule, index, siblings, callback);
};

function turned(condition: StylisElement, rule: StylisElement): StylisElement[] {
  const around = (outer: StylisElement, children: StylisElement['children']) => ({
    ...outer,
    root: null,
    children: [{ ...condition, children, root: outer }],
  });
  if (!rule.value.includes('::')) return [around(rule, rule.children)];

  return [rule.props].flat().map((selector) => {
    const [owner = '', pseudoElement] = selector.split('::');
    // Without its source, since styled-components would put the class for the `&` in it.
    const inside = { ...rule, value: '', props: [`&::${pseudoElement}`] };
    return around({ ...rule, props: [owner] }, pseudoElement ? [inside] : rule.children);
  });
}
