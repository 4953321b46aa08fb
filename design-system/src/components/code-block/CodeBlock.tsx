import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { parse } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import { CopyButton } from '../description-list/CopyButton.tsx';
import { ScrollArea } from '../scroll-area/ScrollArea.tsx';
import { Lines, Root } from './CodeBlock.styles.ts';

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** TypeScript with JSX, or what looks like it. */
  code: string;
  /** The purpose of the code, for screen readers. */
  label: string;
}

/** Source text to read and to copy, with colours by the kinds of words. For a word of code within a sentence, use `Code`. */
export function CodeBlock({ code, label, ...rest }: CodeBlockProps) {
  const { t } = useLingui();
  return (
    // Code reads from left to right in every language: it begins at the left, and the button is over its end.
    <Root {...rest} dir="ltr">
      <ScrollArea label={label} axis="inline">
        <Lines>
          <code>{parse(code, { tokenize, jsx: true }).lines.map(highlighted)}</code>
        </Lines>
      </ScrollArea>
      <CopyButton text={code} label={t`Copy the code`} />
    </Root>
  );
}

type Line = ReturnType<typeof parse>['lines'][number];

function highlighted({ index, tokens }: Line) {
  return (
    <span key={index}>
      {tokens.map(({ type, value }, position) => (
        <span key={position} data-token={type}>
          {value}
        </span>
      ))}
      {'\n'}
    </span>
  );
}
