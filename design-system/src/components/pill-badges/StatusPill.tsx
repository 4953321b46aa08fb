import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Root } from '../badges/Badge.styles.ts';

export interface StatusPillProps extends ComponentPropsWithRef<'span'> {
  /**
   * How good the state is: `success` went well, `danger` went wrong, `warning` waits, `info` is under way.
   * @default 'secondary'
   */
  tone?: Tone;
  /** What stands before the word: a dot for a state that is going on, or an icon. */
  mark?: 'dot' | LucideIcon;
}

/** Names the state that a thing is in: issued, active, cancelled. For a number, use `Badge`. */
export function StatusPill({ tone = 'secondary', mark, children, ...rest }: StatusPillProps) {
  return (
    <Root {...rest} $tone={tone} $variant="soft" $shape="pill" $width="content">
      {mark && (mark === 'dot' ? <Dot /> : <Icon icon={mark} />)}
      {children}
    </Root>
  );
}

const Dot = styled.span`
  display: inline-block;
  inline-size: 0.375rem;
  block-size: 0.375rem;
  margin-inline-end: ${theme.space.xs};
  border-radius: 50%;
  background: currentColor;
  vertical-align: 0.1em;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
