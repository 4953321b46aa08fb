/** The little of a lint rule's surface that the rules in this folder use. */
export interface Rule {
  meta: { type: 'problem'; schema: [] | [object] };
  create(context: RuleContext): Record<string, (node: SyntaxNode) => void>;
}

export interface RuleContext {
  /** The absolute path of the file being read. */
  filename: string;
  sourceCode: { text: string; getAllComments(): Comment[] };
  options: readonly unknown[];
  report(problem: { node: SyntaxNode; message: string }): void;
}

/** A piece of syntax; the fields that rules read here are all optional, since every kind of node has others. */
export interface SyntaxNode {
  [field: string]: unknown;
  type: string;
  name?: unknown;
  id?: SyntaxNode | null;
  parent?: SyntaxNode | null;
  value?: unknown;
  source?: SyntaxNode | null;
  tag?: SyntaxNode;
  callee?: SyntaxNode;
  arguments?: SyntaxNode[];
  object?: SyntaxNode;
  meta?: SyntaxNode;
  property?: SyntaxNode;
  key?: SyntaxNode;
  expression?: SyntaxNode;
  properties?: SyntaxNode[];
  quasi?: { quasis: Array<SyntaxNode & { value: { raw: string } }> };
}

export interface Comment extends SyntaxNode {
  type: 'Line' | 'Block';
  loc: { start: { line: number }; end: { line: number } };
}
