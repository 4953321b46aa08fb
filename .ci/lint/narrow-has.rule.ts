import { namesStyles } from './logical-css.rule.ts';
import type { Rule } from './rule.ts';

/** Stands for what is put into a template: mostly the class of a part. */
const PART = '.part';

/** A class, an id or an attribute, by which a browser finds the few elements that a rule can concern. */
const NARROW = /[.#[]/;

/**
 * `:has()` styles its own element, or elements with a class: for `:has() > *`, `> svg` and the like, browsers style the whole page
 * again with each move of the focus and each letter typed.
 */
export const narrowHas: Rule = {
  meta: { type: 'problem', schema: [] },

  create: (context) => ({
    TaggedTemplateExpression(node) {
      if (!namesStyles(node.tag)) return;
      const css = (node.quasi?.quasis ?? []).map(({ value }) => value.raw).join(PART);
      const wide = selectorsIn(css).find(isWide);
      if (!wide) return;
      context.report({
        node,
        message: `"${wide.trim()}" makes browsers style the whole page again with each move of the focus. Set a custom property on the element with ":has()" and read it in the other one.`,
      });
    },
  }),
};

/** The selectors of all rules, with those that they are nested in. */
function selectorsIn(css: string): string[] {
  const found: string[] = [];
  const around = ['&'];
  let head = '';
  for (const sign of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (sign === '{') {
      const parent = around.at(-1) ?? '&';
      const isCondition = head.trim().startsWith('@');
      around.push(isCondition ? parent : nested(head.trim(), parent));
      if (!isCondition) found.push(...separate(around.at(-1) ?? ''));
    }
    if (sign === '}') around.pop();
    head = '{};'.includes(sign) ? '' : head + sign;
  }
  return found;
}

const nested = (head: string, parent: string) =>
  separate(head)
    .map((each) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`))
    .join(',');

/** The parts of a list of selectors; commas within brackets are no ends. */
const separate = (list: string) => list.match(/(?:\((?:\([^()]*\)|[^()])*\)|[^,])+/g) ?? [];

/** Whether elements depend on a `:has()` of others, and nothing but a tag or a place tells which. */
function isWide(selector: string): boolean {
  const flat = withoutArguments(selector.trim());
  const [, ...others] = flat.split(':has');
  if (others.length === 0) return false;
  const compounds = (others.at(-1) ?? '').split(/\s*[\s>+~]\s*/);
  const last = compounds.at(-1) ?? '';
  return compounds.length > 1 && !NARROW.test(last) && !last.includes('&');
}

function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutArguments(inner);
}
