import { FORCED, forcedSelector } from './forced-selector.ts';
import type { ForcedState } from './widget-states.ts';

const INTERACTIVE =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="combobox"], [role="slider"], [role="tab"], [tabindex="0"]';

/** The pseudo-classes of the element itself, and of all around it. */
const pseudoClasses: Record<ForcedState, { own: string; around: string }> = {
  hover: { own: 'hover', around: 'hover' },
  focus: { own: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { own: 'hover active', around: 'hover active' },
};

/** The attributes by which React Aria says the same. */
const ofReactAria: Record<ForcedState, readonly string[]> = {
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
};

/** Has all styles of the page hold for forced pseudo-classes too. */
export function forceStyles(sheets: Iterable<CSSStyleSheet> = document.styleSheets): void {
  for (const sheet of sheets) forceRules(sheet.cssRules);
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = forcedSelector(rule.selectorText) ?? rule.selectorText;
    else if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules);
  }
}

/** The first part of a widget that a person can act on. */
export const targetIn = (cell: Element): Element | null => cell.querySelector(INTERACTIVE);

/** Shows the target of a cell, and what stands around it there, in a state. */
export function forceState(cell: Element, state: ForcedState): void {
  const target = targetIn(cell);
  if (!target) return;
  const { own, around } = pseudoClasses[state];
  mark(target, own, state);
  for (let parent = target.parentElement; parent && parent !== cell; parent = parent.parentElement)
    mark(parent, around, state);
}

function mark(element: Element, names: string, state: ForcedState): void {
  if (element.getAttribute(FORCED) !== names) element.setAttribute(FORCED, names);
  for (const attribute of ofReactAria[state])
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, 'true');
}
