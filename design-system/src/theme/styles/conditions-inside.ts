import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** A pseudo-element that follows no selector belongs to any element. */
const ofAnyElement = /(?<![^\s>+~])$/;

/**
 * Writes `.box { @media … { … } }` instead of `@media … { .box { … } }`. A condition that comes to the sheet makes browsers look
 * at every element of the page again, as keyframes do; a rule makes them look at those that it is about. What is about
 * pseudo-elements stands in the rule of what they belong to, since browsers of 2024 lose a condition inside of them. A condition
 * within another stays.
 */
export const conditionsInside: StylisPlugin = (condition, index, siblings, callback) => {
  const rules = condition.children;
  if (!/^@(?:container|media|starting-style|supports)$/.test(condition.type) || condition.root || !Array.isArray(rules))
    return;
  if (!rules.every(({ type }) => type === 'rule')) return;

  condition.children = [];
  for (const rule of rules) {
    for (const selector of rule.props) {
      const [owner = '', pseudoElement] = selector.split('::');
      // Without its source, since styled-components would put the class for the `&` in it.
      const within = { ...rule, value: '', props: [`&::${pseudoElement}`] };
      const inside = { ...condition, children: pseudoElement ? [within] : rule.children, root: rule };
      const outer = { ...rule, root: null, props: [owner.replace(ofAnyElement, '*')], children: [inside] };
      callback?.(outer, index, siblings, callback);
    }
  }
};
