import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Logo } from '../logo/Logo.tsx';
import {
  Actions,
  Banner,
  Code,
  Column,
  Description,
  Detail,
  Details,
  Front,
  Line,
  Main,
  type MessagePageVariant,
  Origin,
  Pass,
  Plane,
  Root,
  Route,
  Stub,
  Title,
} from './MessagePage.styles.ts';

export interface MessageDetail {
  /** The label of the detail. */
  label: string;
  value: ReactNode;
}

export interface MessagePageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The number or word that the message is known by: "404". */
  code?: string;
  /** The title, as the first heading. Scripts may focus it. */
  title: ReactNode;
  /** Why it matters and what to do next. */
  description: ReactNode;
  /** Facts about this very case, on the stub of the pass: where from, where to, since when. */
  details?: readonly MessageDetail[];
  /** Buttons and links that lead on, on the stub below the facts, the most likely one first. */
  actions?: ReactNode;
  /** Further help below the actions, such as a search. */
  children?: ReactNode;
  /**
   * A page with logo and landmarks of its own, or the content of a page that has them.
   * @default 'page'
   */
  variant?: MessagePageVariant;
}

/** Says one thing on a page of its own, on a boarding pass. Where a list would stand, use `EmptyState` or `ErrorState`. */
export function MessagePage({
  code,
  title,
  description,
  details = [],
  actions,
  children,
  variant = 'page',
  ...rest
}: MessagePageProps) {
  const isPage = variant === 'page';

  return (
    <Root {...rest} $variant={variant}>
      {isPage && (
        <Banner>
          <Logo />
        </Banner>
      )}
      <Main as={isPage ? 'main' : 'div'}>
        <Column>
          <Pass>
            <Front>
              {code && <Code>{code}</Code>}
              <FlightLine />
              <Title tabIndex={-1}>{title}</Title>
              <Description>{description}</Description>
            </Front>
            {(details.length > 0 || actions) && (
              <Stub>
                {details.length > 0 && (
                  <Details>
                    {details.map(({ label, value }) => (
                      <Detail key={label}>
                        <dt>{label}</dt>
                        <dd>
                          {/* An address keeps its own direction. */}
                          <bdi>{value}</bdi>
                        </dd>
                      </Detail>
                    ))}
                  </Details>
                )}
                {actions && <Actions>{actions}</Actions>}
              </Stub>
            )}
          </Pass>
          {children}
        </Column>
      </Main>
    </Root>
  );
}

const FlightLine = () => (
  <Line viewBox="0 0 240 48" aria-hidden>
    <Route d="M6 42C60 12 130 4 206 17" />
    <Origin cx="6" cy="42" r="5" />
    <Plane d="M212 18 238 4 234 22 226 17 221 23 220 16Z" />
  </Line>
);
