import type { ComponentPropsWithRef } from 'react';
import { Logo } from '../logo/Logo.tsx';
import { Middle, Paper, Root, Sheet } from './AuthCard.styles.ts';
import type { AuthCoverProps } from '../auth-cover/AuthCover.tsx';
import { Description, Footer, Title, Tools } from '../auth-cover/AuthCover.styles.ts';
import { DistanceCircles } from '../auth-cover/DistanceCircles.tsx';

export interface AuthCardProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Pick<AuthCoverProps, 'title' | 'description' | 'footer' | 'tools' | 'children'> {
  /**
   * As wide as a form, or as one with several columns.
   * @default 'form'
   */
  size?: 'form' | 'wide';
}

/** A form on a card in the middle of the page, below the logo. With the brand beside the form, use `AuthCover`. */
export function AuthCard({ title, description, footer, tools, size = 'form', children, ...rest }: AuthCardProps) {
  return (
    <Root {...rest}>
      <Paper aria-hidden>
        <DistanceCircles />
      </Paper>
      <Middle as="main" $size={size}>
        <Logo />
        <Sheet>
          <Title tabIndex={-1}>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
          {footer && <Footer>{footer}</Footer>}
        </Sheet>
      </Middle>
      {tools && <Tools>{tools}</Tools>}
    </Root>
  );
}
