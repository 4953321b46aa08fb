import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { useHighlight } from '../highlight/highlight.context.ts';
import { Root } from '../badges/Badge.styles.ts';
import { Dot } from '../status/Dot.ts';

export interface StatusPillProps extends ComponentPropsWithRef<'span'> {
  /**
   * How good the state is: `success` went well, `danger` went wrong, `warning` waits, `info` is under way.
   * @default 'secondary'
   */
  tone?: Tone;
  /** The mark before the label: a dot for a state in progress, or an icon. */
  mark?: 'dot' | LucideIcon;
}

/**
 * Names the state that a thing is in: issued, active, cancelled. For what goes on in a list, use
 * `Status`; for a number, `Badge`.
 */
export function StatusPill({ tone = 'secondary', mark, children, ...rest }: StatusPillProps) {
  const highlight = useHighlight();
  return (
    <Root {...rest} data-tone={tone} $variant="soft" $shape="pill" $width="content">
      {mark && (mark === 'dot' ? <PillDot /> : <Icon icon={mark} />)}
      {typeof children === 'string' ? highlight(children) : children}
    </Root>
  );
}

const PillDot = styled(Dot)`
  margin-inline-end: ${theme.space.xs};
  vertical-align: 0.1em;
`;
