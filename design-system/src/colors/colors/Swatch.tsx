import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { CopyButton } from '../../components/description-list/CopyButton.tsx';
import { Facts, Name, Paint, Root } from './Swatch.styles.ts';

export interface SwatchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the colour is called. */
  name: string;
  /** What fills it, as CSS writes it. */
  fill: string;
  /** The colour of words on it; left out, nothing is written on it. */
  text?: string;
  /** What else there is to know, one fact a line: the value, the contrast. */
  facts?: readonly string[];
  /** What the button copies: the value that code uses. */
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
