import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../theme/provider/links.ts';
import type { BadgeProps } from './Badge.tsx';
import { LinkRoot } from './Badge.styles.ts';

type Appearance = Pick<BadgeProps, 'tone' | 'variant' | 'shape' | 'width' | 'icon'>;

export interface BadgeLinkProps extends ComponentPropsWithRef<'a'>, Appearance {
  /** The link's target. URLs of this app open without a page load. */
  href: string;
}

/** A badge that leads to what it counts or names. */
export function BadgeLink({
  href,
  tone = 'warning',
  variant = 'soft',
  shape = 'pill',
  width = 'content',
  icon,
  onClick,
  children,
  ...rest
}: BadgeLinkProps) {
  const link = useLink(href, onClick);
  return (
    <LinkRoot {...rest} {...link} data-tone={tone} $variant={variant} $shape={shape} $width={width}>
      {icon && <Icon icon={icon} />}
      <bdi>{children}</bdi>
    </LinkRoot>
  );
}
