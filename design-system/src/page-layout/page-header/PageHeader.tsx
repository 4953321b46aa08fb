import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { TOOLS_ABOVE_TOASTS } from '../../lib/toast-marks.ts';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the page, as its first heading. Scripts may focus it. */
  title: ReactNode;
  /** One line about what is on the page now. */
  description?: ReactNode;
  /** The way to the page: `Breadcrumbs`; phones have no room for it. */
  breadcrumbs?: ReactNode;
  /** Stands at the end of the row, such as a menu of apps; phones have no room for it. */
  wayEnd?: ReactNode;
  /** The actions of the page, the main one last. */
  actions?: ReactNode;
}

/** Opens every page of the app, in one row: the title with the way to the page beside it, and the actions. For a title within a page, use a heading. */
export function PageHeader({ title, description, breadcrumbs, wayEnd, actions, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Text>
        <Line>
          <Title tabIndex={-1}>{title}</Title>
          {breadcrumbs && <Way>{breadcrumbs}</Way>}
        </Line>
        {description && <Description>{description}</Description>}
      </Text>
      {actions && <Actions {...TOOLS_ABOVE_TOASTS}>{actions}</Actions>}
      {wayEnd && <WayEnd {...TOOLS_ABOVE_TOASTS}>{wayEnd}</WayEnd>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  min-block-size: 56px;
  margin-block-end: ${theme.space.gap};
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.l};
`;

const Title = styled.h1`
  min-inline-size: 0;
  outline: none;
`;

const Way = styled.div`
  min-inline-size: 0;
  padding-inline-start: ${theme.space.l};
  border-inline-start: 1px solid ${theme.color.border};
  ${hiddenOnPaper}

  ${media.phone} {
    display: none;
  }
`;

const WayEnd = styled.div`
  flex: none;
  ${hiddenOnPaper}

  ${media.phone} {
    display: none;
  }
`;

const Description = styled.p`
  color: ${theme.color.ink3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  max-inline-size: 100%;
  ${hiddenOnPaper}
`;
