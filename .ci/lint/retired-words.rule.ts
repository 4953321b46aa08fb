import { basename } from 'node:path';
import type { Rule, SyntaxNode } from './rule.ts';
import {
  explain,
  type Finding,
  findInComment,
  findInName,
  findInState,
  findInText,
  mayHoldRetiredWords,
} from './retired-words.ts';

const SAMPLE_DATA = /\.data\.ts$/;

/** One word for each idea: the words that docs/glossary.md retired stay away from names, comments, texts and file names. */
export const retiredWords: Rule = {
  meta: { type: 'problem', schema: [] },

  create(context): ReturnType<Rule['create']> {
    const { sourceCode } = context;
    const file = basename(context.filename);
    // Almost every file ends here, so that the rule costs next to nothing.
    if (!mayHoldRetiredWords(sourceCode.text) && !mayHoldRetiredWords(file)) return {};

    const report = (node: SyntaxNode, findings: Finding[]) => {
      for (const finding of findings) context.report({ node, message: explain(finding) });
    };
    const checkName = (node: SyntaxNode) => report(node, findInName(String(node.name)));
    const checkText = (node: SyntaxNode) => {
      if (typeof node.value !== 'string' || SAMPLE_DATA.test(file)) return;
      report(node, [...findInText(node.value), ...findInState(node.value)]);
    };

    return {
      Program(node) {
        report(node, findInName(file));
        let lastLine = -1;
        for (const comment of sourceCode.getAllComments()) {
          const isContinued = comment.type === 'Line' && comment.loc.start.line === lastLine + 1;
          report(comment, findInComment(String(comment.value), !isContinued));
          lastLine = comment.type === 'Line' ? comment.loc.end.line : -1;
        }
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      Literal: checkText,
      JSXText: checkText,
      TemplateElement(node) {
        if (!SAMPLE_DATA.test(file)) report(node, findInText((node.value as { raw: string }).raw));
      },
    };
  },
};
