import type { Rule, SyntaxNode } from './rule.ts';

const SIDES = 'left|right';

const PHYSICAL_CSS = new RegExp(
  [
    `(?:margin|padding|border|scroll-margin|scroll-padding)-(?:${SIDES})[\\w-]*\\s*:`,
    `border-(?:top|bottom)-(?:${SIDES})-radius\\s*:`,
    `(?:^|[;{\\s])(?:${SIDES})\\s*:`,
    `(?:text-align|float|clear)\\s*:\\s*(?:${SIDES})\\b`,
  ].join('|'),
);

const PHYSICAL_KEY =
  /^(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/;

const STYLED = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);

/** Styles name the start and the end of a line, never left and right, so that right-to-left is a mirror. */
export const logicalCss: Rule = {
  meta: { type: 'problem', schema: [] },

  create(context) {
    const report = (node: SyntaxNode, found: string) =>
      context.report({
        node,
        message: `"${found}" does not turn round in right-to-left. Use the logical property, e.g. margin-inline-start, inset-inline-end, text-align: start.`,
      });

    return {
      TaggedTemplateExpression(node) {
        if (!namesStyles(node.tag)) return;
        for (const quasi of node.quasi?.quasis ?? []) {
          const found = PHYSICAL_CSS.exec(quasi.value.raw)?.[0].trim();
          if (found) report(quasi, found);
        }
      },
      JSXAttribute(node) {
        if ((node.name as SyntaxNode).name !== 'style') return;
        for (const { key } of (node.value as SyntaxNode | null)?.expression?.properties ?? []) {
          if (typeof key?.name === 'string' && PHYSICAL_KEY.test(key.name)) report(key, key.name);
        }
      },
    };
  },
};

/** Whether a template with this tag is one of styles. */
export const namesStyles = (tag: SyntaxNode | undefined) => STYLED.has(rootName(tag));

/** `styled` for `styled.div`, `styled(Card)` and `` styled.a.attrs({})`…` ``. */
function rootName(tag: SyntaxNode | undefined): string {
  if (tag?.type === 'Identifier') return String(tag.name);
  const inner = tag?.object ?? tag?.callee;
  return inner ? rootName(inner) : '';
}
