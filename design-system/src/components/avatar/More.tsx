import type { ComponentPropsWithRef } from 'react';
import type { AvatarProps } from './Avatar.tsx';
import { Root } from './Avatar.styles.ts';

interface MoreProps extends ComponentPropsWithRef<'span'> {
  count: number;
  /** The meaning of the count, for screen readers. */
  label: string;
  size: NonNullable<AvatarProps['size']>;
}

/** Counts the people for whom there is no room. */
export function More({ count, label, size, ...rest }: MoreProps) {
  return (
    <Root role="img" aria-label={label} {...rest} data-tone="secondary" data-size={size} data-variant="soft">
      <span data-letters dir="ltr">
        +{count}
      </span>
    </Root>
  );
}
