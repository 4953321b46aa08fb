import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

/** A selector that ends in a pseudo-element: what it belongs to, and the pseudo-element. */
const ofPseudoElement = /^([^:]*(?::(?!:)[^:]*)*)(::[\w-]+)$/;

/**
 * Writes `.box { @media … { … } }` instead of `@media … { .box { … } }`. A condition that comes to the sheet makes browsers look
 * at every element of the page again; a rule makes them look at those that it is about. What is about pseudo-elements stands in
 * the rule of what they belong to, since browsers of 2024 lose a condition inside of them. A condition within another stays.
 */
export const conditionsInside: StylisPlugin = (condition, index, siblings, callback) => {
  const rules = condition.children;
  if (!/^@(?:container|media|supports)$/.test(condition.type) || condition.root || !Array.isArray(rules)) return;
  const turned = rules.map((rule) => turn(condition, rule));
  if (turned.includes(undefined)) return;

  condition.children = [];
  for (const rule of turned.flatMap((outer) => outer ?? [])) callback?.(rule, index, siblings, callback);
};

/** The rule with the condition inside; nothing when that cannot be said. */
function turn(condition: StylisElement, rule: StylisElement): StylisElement[] | undefined {
  if (rule.type !== 'rule' || !Array.isArray(rule.props)) return undefined;
  if (!rule.value.includes('::')) return [around(rule, { ...condition, children: rule.children })];

  const owners = rule.props.map((selector) => ofPseudoElement.exec(selector));
  if (owners.includes(null)) return undefined;
  return owners.map((found) => {
    const [, owner = '', pseudoElement = ''] = found ?? [];
    // Without its source, since styled-components would put the class for the `&` in it.
    const inside = { ...rule, value: '', props: [`&${pseudoElement}`] };
    return around({ ...rule, props: [owner] }, { ...condition, children: [inside] });
  });
}

function around(rule: StylisElement, inside: StylisElement): StylisElement {
  return { ...rule, root: null, children: [{ ...inside, root: rule }] };
}
