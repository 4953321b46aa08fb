import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/**
 * Writes `.box { @media … { … } }` instead of `@media … { .box { … } }`. A condition that comes to the sheet makes browsers look
 * at every element of the page again; a rule makes them look at those that it is about.
 */
export const conditionsInside: StylisPlugin = (condition, index, siblings, callback) => {
  if (!/^@(?:container|media|supports)$/.test(condition.type) || !Array.isArray(condition.children)) return;
  const rules = condition.children.filter(({ type }) => type === 'rule');
  condition.children = condition.children.filter(({ type }) => type !== 'rule');
  for (const rule of rules) {
    const inside = { ...condition, children: rule.children, root: rule };
    callback?.({ ...rule, root: null, children: [inside] }, index, siblings, callback);
  }
};
