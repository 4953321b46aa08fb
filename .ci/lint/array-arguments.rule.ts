import type { Rule, SyntaxNode } from './rule.ts';

const METHODS = new Set(['min', 'max', 'hypot', 'push', 'unshift', 'splice', 'fromCharCode', 'fromCodePoint', 'of']);

/** An engine takes some hundred thousand arguments, and throws on one more: values of people's data are no arguments. */
export const arrayArguments: Rule = {
  meta: { type: 'problem', schema: [] },

  create(context) {
    return {
      CallExpression(node) {
        const method = node.callee?.property?.name;
        const spread = (node.arguments ?? []).find(({ type }: SyntaxNode) => type === 'SpreadElement');
        if (typeof method !== 'string' || !METHODS.has(method) || !spread) return;
        context.report({
          node: spread,
          message: `A long list throws as arguments of "${method}". Use mostOf and leastOf of design-system/src/lib/extent.ts, or a loop.`,
        });
      },
    };
  },
};
