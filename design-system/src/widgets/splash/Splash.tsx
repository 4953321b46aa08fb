import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../components/spinners/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { Logo } from '../logo/Logo.tsx';

export interface SplashProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The name of the content that loads, for screen readers.
   * @default 'Loading the app'
   */
  label?: string;
}

/** Fills the window while the app loads. For a part of a page, use its skeleton. */
export function Splash({ label, ...rest }: SplashProps) {
  const { t } = useLingui();
  return (
    <Root {...rest}>
      <Logo />
      <Spinner label={label ?? t`Loading the app`} tone="primary" />
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.xxl};
  padding: ${theme.space.gutter};
  background: ${theme.color.canvas};
`;
