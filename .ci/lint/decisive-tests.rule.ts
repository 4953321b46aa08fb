import type { Rule, SyntaxNode } from './rule.ts';

/**
 * A story or test fails when what it presses or asserts is missing; under a condition it passes instead, and so it does where two
 * values are compared of which both may be missing.
 */
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
        if (isBody(node['right'])) {
          context.report({
            node,
            message: 'Where the element is missing, this takes the body instead. Take it through `required`.',
          });
        }
      },
      TryStatement(node) {
        if (node['handler']) check(node, node['block']);
      },
      CallExpression(node) {
        const isOptional = node['optional'] === true || node.callee?.['optional'] === true;
        if (isOptional && isStep(node)) report(node);
        if (passesWithNothing(node)) {
          context.report({
            node,
            message: 'This assertion passes when what it compares is missing. Take it through `required` first.',
          });
        }
      },
    };
  },
};

/** Whether it holds for `undefined`: `expect(a?.top).toBe(b?.top)`, `expect(a?.closest('form')).not.toBeNull()`. */
function passesWithNothing({ callee, arguments: [expected] = [] }: SyntaxNode): boolean {
  const isNegated = callee?.object?.property?.name === 'not';
  const expectation = isNegated ? callee?.object?.object : callee?.object;
  const [actual] = expectation?.callee?.name === 'expect' ? (expectation.arguments ?? []) : [];
  if (!mayBeMissing(actual)) return false;
  if (isNegated) return !['toBeUndefined', 'toBeFalsy'].includes(String(callee?.property?.name));
  return mayBeMissing(expected);
}

function mayBeMissing(value: unknown): boolean {
  if (!isSyntax(value)) return false;
  if (value.type === 'ArrayExpression') {
    const elements: unknown[] = Array.isArray(value['elements']) ? value['elements'] : [];
    return elements.length > 0 && elements.every(mayBeMissing);
  }
  if (value.type === 'AwaitExpression') return mayBeMissing(value['argument']);
  return value.type === 'ChainExpression';
}

/** `document.body`, which holds everything and takes every press. */
const isBody = (value: unknown) =>
  isSyntax(value) && value.object?.name === 'document' && value.property?.name === 'body';

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
