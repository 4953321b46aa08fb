import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Line, Root, Term, Value } from './DescriptionList.styles.ts';

export interface Description {
  /** The label of the value. */
  term: string;
  value: ReactNode;
  /** The text that a button beside the value copies. Without it, there is no button. */
  copyText?: string;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts in the order of their weight. */
  items: readonly Description[];
}

/** Facts about one thing. For the same facts about many things, use `Table`. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  const { t } = useLingui();
  return (
    <Root {...rest}>
      {items.map(({ term, value, copyText }) => (
        <Line key={term}>
          <Term>{term}</Term>
          <Value>
            {value}
            {copyText !== undefined && <CopyButton text={copyText} label={t`Copy ${term}`} />}
          </Value>
        </Line>
      ))}
    </Root>
  );
}
