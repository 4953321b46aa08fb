import type { Rule, SyntaxNode } from './rule.ts';

/** Hooks and methods that call what they are given while a component renders. */
const CALL_AT_ONCE =
  /^(?:use(?:Memo|ActorState|Selector)|(?:flatM|m)ap|filter|find\w*|some|every|reduce|toSorted|from)$/;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** A time that rendering reads is that of the last rendering: a badge says Active until something else draws it again. */
export const renderedClock: Rule = {
  meta: { type: 'problem', schema: [] },

  create(context) {
    const check = (node: SyntaxNode) => {
      const isReading = readsClock(node) && isRenderedBy(functionAround(node), context.filename);
      if (!isReading) return;
      context.report({
        node,
        message:
          'Nothing draws this again when the time has passed. Read it by useClock, useHasPassed or useToday of design-system/src/lib/clock, or where an event is handled.',
      });
    };
    return { CallExpression: check, NewExpression: check };
  },
};

/** `Date.now()`, `new Date()`, `Date()`, `dayFromToday(6)`. */
function readsClock({ callee, arguments: given = [] }: SyntaxNode): boolean {
  if (callee?.name === 'dayFromToday') return true;
  if (callee?.name === 'Date') return given.length === 0;
  return callee?.object?.name === 'Date' && callee.property?.name === 'now';
}

/** The function that runs the node: one that is called at once is passed over. */
function functionAround(node: SyntaxNode): SyntaxNode | null {
  let around = node.parent ?? null;
  while (around && (!FUNCTIONS.has(around.type) || isCalledAtOnce(around))) around = around.parent ?? null;
  return around;
}

function isCalledAtOnce(node: SyntaxNode): boolean {
  const { parent } = node;
  if (parent?.type !== 'CallExpression') return false;
  const { callee } = parent;
  return callee === node || CALL_AT_ONCE.test(String(callee?.property?.name ?? callee?.name));
}

/** Whether it is a hook, or a component, which a `.tsx` file has. */
function isRenderedBy(node: SyntaxNode | null, filename: string): boolean {
  const name = node && nameOf(node);
  if (typeof name !== 'string') return false;
  return /^use[A-Z]/.test(name) || (filename.endsWith('.tsx') && /^[A-Z]/.test(name));
}

/** The name of a function, of the variable that holds it, or of that around `memo` and `forwardRef`. */
function nameOf(node: SyntaxNode): unknown {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent?.type === 'VariableDeclarator') return parent.id?.name;
  const isWrapped = parent?.type === 'CallExpression' && /^(?:memo|forwardRef)$/.test(String(parent.callee?.name));
  return isWrapped ? nameOf(parent) : undefined;
}
