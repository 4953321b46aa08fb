import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { Root, Runner } from './LoadingBar.styles.ts';

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is loading. The bar shows only when that takes longer than a moment. */
  isLoading: boolean;
  /**
   * Whether somebody has just pressed for what is loading: the bar shows at once then.
   * @default false
   */
  isAwaited?: boolean;
}

/** A thin line at the top of the window while a page or a response loads. Within a page, use `Skeleton`. */
export function LoadingBar({ isLoading, isAwaited = false, ...rest }: LoadingBarProps) {
  const { t } = useLingui();
  return (
    <Root
      {...rest}
      role="progressbar"
      aria-label={t`Loading`}
      aria-hidden={!isLoading}
      data-loading={isLoading}
      data-awaited={isAwaited || undefined}
    >
      <Runner />
    </Root>
  );
}
