import type { Rule } from './rule.ts';

/** `import.meta.env` is read in one file, which validates it; everybody else imports the result. */
export const buildEnvironment: Rule = {
  meta: { type: 'problem', schema: [] },

  create: (context) => ({
    MemberExpression(node) {
      const isMeta = node.object?.type === 'MetaProperty' && node.object.meta?.name === 'import';
      const key = node.property?.name ?? node.property?.value;
      if (!isMeta || key !== 'env') return;
      context.report({
        node,
        message: 'Only admin/src/config.ts reads import.meta.env: import { config } from there instead.',
      });
    },
  }),
};
