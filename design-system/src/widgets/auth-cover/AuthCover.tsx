import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import {
  Column,
  Cover,
  Description,
  Footer,
  Form,
  Headline,
  Root,
  Tagline,
  Title,
  Tools,
  type AuthCoverVariant,
} from './AuthCover.styles.ts';
import { DistanceCircles } from './DistanceCircles.tsx';
import { FlightPath } from './FlightPath.tsx';

export interface AuthCoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The purpose of the form, as the first heading. Scripts may focus it. */
  title: ReactNode;
  /** The id of the title, for the `aria-labelledby` of a dialog around it. */
  titleId?: string;
  /** One line below the title. */
  description?: ReactNode;
  /** One line below the form, such as the way to another form. */
  footer?: ReactNode;
  /** Stands at the top end of the page, such as a menu of languages. */
  tools?: ReactNode;
  /**
   * The large line on the cover.
   * @default 'Every departure, covered and connected.'
   */
  headline?: ReactNode;
  /**
   * The small line below it.
   * @default 'Travel insurance and eSIM sales for staff.'
   */
  tagline?: ReactNode;
  /**
   * A page with its own landmarks, or a layer over a page that must not be lost. The layer is not a dialog by itself.
   * @default 'page'
   */
  variant?: AuthCoverVariant;
  /** The form. */
  children: ReactNode;
}

/** The brand cover with a narrow form beside it: sign in, register, forgotten password. */
export function AuthCover({
  title,
  titleId,
  description,
  footer,
  tools,
  headline,
  tagline,
  variant = 'page',
  children,
  ...rest
}: AuthCoverProps) {
  const { t } = useLingui();
  const isPage = variant === 'page';

  return (
    <Root {...rest} $variant={variant}>
      <Cover as={isPage ? 'header' : 'div'}>
        <DistanceCircles />
        <Logo on="brand" />
        <FlightPath />
        <div>
          <Headline>{headline ?? t`Every departure, covered and connected.`}</Headline>
          <Tagline>{tagline ?? t`Travel insurance and eSIM sales for staff.`}</Tagline>
        </div>
      </Cover>
      <Column as={isPage ? 'main' : 'div'}>
        <Form>
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {description && <Description>{description}</Description>}
          {children}
          {footer && <Footer>{footer}</Footer>}
        </Form>
        {tools && <Tools>{tools}</Tools>}
      </Column>
    </Root>
  );
}
