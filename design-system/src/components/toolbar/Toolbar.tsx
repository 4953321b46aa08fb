import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** The purpose of the controls, for screen readers. */
  label: string;
  /**
   * The role of the group: `search` for controls that filter a list.
   * @default 'group'
   */
  role?: 'search' | 'group';
}

/**
 * Search and filters above a list, at the head of its card. The first control takes the room that the others leave; on phones
 * it has a line of its own, and they share lines.
 */
export function Toolbar({ label, role = 'group', ...rest }: ToolbarProps) {
  return <Root {...rest} role={role} aria-label={label} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  padding: ${theme.space.l} ${theme.space.card};
  ${hiddenOnPaper}

  > * {
    flex: 0 1 11rem;
    min-inline-size: 0;
  }

  > :first-child {
    flex: 1 1 16rem;
  }

  ${media.phone} {
    > * {
      flex: 1 1 8rem;
    }

    > :first-child {
      flex-basis: 100%;
    }
  }
`;
