import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';

export interface LoadingProps extends ComponentPropsWithRef<'div'> {
  /**
   * The name of the content that loads, for screen readers.
   * @default 'Loading…'
   */
  label?: string;
  /**
   * Whether it still is. Stay around what came where skeletons turn into content one by one.
   * @default true
   */
  isLoading?: boolean;
}

/** Wraps skeletons and announces once that content is loading. For a short wait without a shape, use `Spinner`. */
export function Loading({ label, isLoading = true, children, ...rest }: LoadingProps) {
  const { t } = useLingui();
  return (
    <div aria-busy={isLoading || undefined} {...rest}>
      {isLoading && <VisuallyHidden role="status">{label ?? t`Loading…`}</VisuallyHidden>}
      {children}
    </div>
  );
}
