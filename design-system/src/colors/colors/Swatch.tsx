import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { CopyButton } from '../../components/description-list/CopyButton.tsx';
import { Facts, Name, Paint, Root } from './Swatch.styles.ts';

export interface SwatchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the colour. */
  name: string;
  /** The fill, as a CSS value. */
  fill: string;
  /** The colour of words on it; left out, nothing is written on it. */
  text?: string;
  /** Further facts, one per line: the value, the contrast. */
  facts?: readonly string[];
  /** The value that the button copies for use in code. */
  copyText: string;
}

/** A colour to look at, with what there is to know about it. In code, use `theme.color` or a `tone`. */
export function Swatch({ name, fill, text, facts = [], copyText, ...rest }: SwatchProps) {
  const { t } = useLingui();
  const paint: CSSProperties & Record<'--fill' | '--text', string> = {
    '--fill': fill,
    '--text': text ?? 'transparent',
  };
  return (
    <Root {...rest}>
      <Paint style={paint} aria-hidden="true">
        {text && 'Aa'}
      </Paint>
      <Facts>
        <Name>{name}</Name>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      <CopyButton text={copyText} label={t`Copy ${name}`} />
    </Root>
  );
}
