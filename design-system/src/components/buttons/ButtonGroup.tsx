import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface ButtonGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The name of the group, for screen readers. */
  label: string;
}

/** Buttons that belong together, in one strip. For one choice out of a few, use `SegmentedControl`. */
export function ButtonGroup({ label, ...rest }: ButtonGroupProps) {
  return <Root aria-label={label} {...rest} role="group" />;
}

const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;

  > * {
    flex: 0 1 auto;
    min-inline-size: ${theme.size.target};
  }
  > :not(:first-child) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start-color: color-mix(in srgb, currentColor 40%, transparent);
  }
  > :not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end-width: 0;
  }

  /* Its ring lies above its neighbours. */
  > :focus-visible {
    z-index: ${theme.layer.raised};
  }
`;
