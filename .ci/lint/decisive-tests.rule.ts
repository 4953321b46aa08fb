import type { Rule, SyntaxNode } from './rule.ts';

/** A story or test fails when what it presses or asserts is missing; under a condition it passes instead. */
export const decisiveTests: Rule = {
  meta: { type: 'problem', schema: [] },

  create(context) {
    const report = (node: SyntaxNode) =>
      context.report({
        node,
        message:
          'This press or assertion may be left out without a failure. Assert first that its element is there, or write one test for each case.',
      });
    const check = (node: SyntaxNode, conditional: unknown) => {
      if (hasStep(conditional)) report(node);
    };

    return {
      IfStatement(node) {
        check(node, [node['consequent'], node['alternate']]);
      },
      ConditionalExpression(node) {
        check(node, [node['consequent'], node['alternate']]);
      },
      LogicalExpression(node) {
        check(node, node['right']);
      },
      TryStatement(node) {
        if (node['handler']) check(node, node['block']);
      },
      CallExpression(node) {
        const isOptional = node['optional'] === true || node.callee?.['optional'] === true;
        if (isOptional && isStep(node)) report(node);
      },
    };
  },
};

/** Whether something in there is pressed, typed or asserted. */
function hasStep(syntax: unknown): boolean {
  if (Array.isArray(syntax)) return syntax.some(hasStep);
  if (!isSyntax(syntax)) return false;
  return isStep(syntax) || Object.entries(syntax).some(([key, value]) => key !== 'parent' && hasStep(value));
}

/** `expect(…)`, `userEvent.type(…)`, `button.click()`. */
function isStep({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !callee) return false;
  return callee.name === 'expect' || callee.object?.name === 'userEvent' || callee.property?.name === 'click';
}

function isSyntax(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
