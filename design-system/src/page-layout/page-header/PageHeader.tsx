import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the page, as its first heading. Scripts may focus it. */
  title: ReactNode;
  /** One line about what is on the page now. */
  description?: ReactNode;
  /** The way to the page: `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** Stands at the end of the way to the page, such as a menu of apps; phones have no room for it. */
  wayEnd?: ReactNode;
  /** The actions of the page, the main one last. */
  actions?: ReactNode;
}

/** Opens every page of the app. For a title within a page, use a heading. */
export function PageHeader({ title, description, breadcrumbs, wayEnd, actions, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      {breadcrumbs && (
        <Way>
          {breadcrumbs}
          {wayEnd && <WayEnd>{wayEnd}</WayEnd>}
        </Way>
      )}
      <Text>
        <Title tabIndex={-1}>{title}</Title>
        {description && <Description>{description}</Description>}
      </Text>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m} ${theme.space.gap};
  margin-block-end: ${theme.space.gap};
  overflow-wrap: anywhere;
`;

const Way = styled.div`
  display: flex;
  flex: 0 0 100%;
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
`;

const WayEnd = styled.div`
  flex: none;

  ${media.phone} {
    display: none;
  }
`;

const Text = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

const Title = styled.h1`
  padding-block: ${theme.space.xs};
  outline: none;
`;

const Description = styled.p`
  color: ${theme.color.ink3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  max-inline-size: 100%;
`;
