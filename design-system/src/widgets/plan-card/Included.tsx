import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';

export interface IncludedProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whether it is part of the plan. */
  isIncluded: boolean;
}

/** Says in a table whether something is part of a plan, in words beside the mark. For on and off, use `Switch`. */
export function Included({ isIncluded, ...rest }: IncludedProps) {
  return (
    <Root {...rest} data-included={isIncluded || undefined}>
      <Icon icon={isIncluded ? Check : Minus} />
      <span>{isIncluded ? <Trans>Included</Trans> : <Trans>Not included</Trans>}</span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space.s};
  max-inline-size: 100%;
  color: ${theme.color.ink3};
  overflow-wrap: anywhere;

  > svg {
    align-self: center;
  }
  > span {
    min-inline-size: 0;
  }
  &[data-included] {
    color: ${theme.color.successInk};
  }
`;
