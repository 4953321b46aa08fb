import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/**
 * Writes `.box { @media … { … } }` instead of `@media … { .box { … } }`. A condition that comes to the sheet makes browsers look
 * at every element of the page again; a rule makes them look at those that it is about. What is about pseudo-elements stays as it
 * is, since browsers of 2024 lose a condition inside of those, and so does a condition within another.
 */
export const conditionsInside: StylisPlugin = (condition, index, siblings, callback) => {
  const rules = condition.children;
  if (!/^@(?:container|media|supports)$/.test(condition.type) || condition.root || !Array.isArray(rules)) return;
  if (!rules.every(({ type, value }) => type === 'rule' && !value.includes('::'))) return;

  condition.children = [];
  for (const rule of rules) {
    const inside = { ...condition, children: rule.children, root: rule };
    callback?.({ ...rule, root: null, children: [inside] }, index, siblings, callback);
  }
};
