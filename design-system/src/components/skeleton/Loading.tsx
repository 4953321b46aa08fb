import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';

export interface LoadingProps extends ComponentPropsWithRef<'div'> {
  /**
   * What is on its way, for screen readers.
   * @default 'Loading…'
   */
  label?: string;
}

/** Stands around skeletons and says once that content is on its way. For a short wait without a shape, use `Spinner`. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  const { t } = useLingui();
  return (
    <div aria-busy {...rest}>
      <VisuallyHidden role="status">{label ?? t`Loading…`}</VisuallyHidden>
      {children}
    </div>
  );
}
