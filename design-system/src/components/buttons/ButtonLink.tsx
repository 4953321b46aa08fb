import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../theme/provider/links.ts';
import type { ButtonProps } from './Button.tsx';
import { LinkRoot } from './Button.styles.ts';

type Appearance = Pick<ButtonProps, 'tone' | 'variant' | 'size' | 'shape' | 'width' | 'icon'>;

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, Appearance {
  /** The link's target. URLs of this app open without a page load. */
  href: string;
}

/** Goes somewhere, and looks like a button because it is the next step. Within text, use `Link`. */
export function ButtonLink({
  href,
  tone = 'primary',
  variant = 'solid',
  size = 'medium',
  shape,
  width,
  icon,
  onClick,
  children,
  ...rest
}: ButtonLinkProps) {
  const link = useLink(href, onClick);
  return (
    <LinkRoot
      {...rest}
      {...link}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-width={width}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </LinkRoot>
  );
}
