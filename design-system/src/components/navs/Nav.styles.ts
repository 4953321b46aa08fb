import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type NavVariant = 'plain' | 'bordered' | 'square' | 'divided';
export type NavDirection = 'row' | 'column';
export type NavAlign = 'start' | 'center' | 'end';

const { color, duration, radius, size, space, weight } = theme;

const frame = css`
  padding: ${space.xs};
  border: 1px solid ${color.border};
  background: ${color.surface};
`;

const roots: Record<NavVariant, ReturnType<typeof css> | undefined> = {
  plain: undefined,
  bordered: css`
    ${frame}
    border-radius: ${radius.l};
  `,
  square: css`
    ${frame}
    padding: 0;
    --corner: 0;
  `,
  divided: undefined,
};

export const Root = styled.nav<{ $variant: NavVariant }>`
  --corner: ${radius.m};
  min-inline-size: 0;
  ${({ $variant }) => roots[$variant]}
`;

const directions: Record<NavDirection, string> = { row: 'row wrap', column: 'column' };

const dividers: Record<NavDirection, string> = {
  row: 'border-inline-start',
  column: 'border-block-start',
};

interface ListStyleProps {
  $variant: NavVariant;
  $direction: NavDirection;
  $align: NavAlign;
}

export const List = styled.ul<ListStyleProps>`
  display: flex;
  justify-content: ${({ $align }) => $align};
  gap: ${space.xxs};
  flex-flow: ${({ $direction }) => directions[$direction]};

  > li {
    min-inline-size: 0;
  }
  ${({ $variant, $direction }) => $variant === 'divided' && divided($direction)}
`;

function divided(direction: NavDirection) {
  const gap = direction === 'row' ? 'padding-inline-start' : 'padding-block-start';
  return css`
    > li + li {
      ${dividers[direction]}: 1px solid ${color.border};
      ${gap}: ${space.xxs};
    }
  `;
}

export const NavLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: max(${size.controlMedium}, ${size.target});
  padding-block: ${space.s};
  padding-inline: ${space.l};
  border-radius: var(--corner);
  color: ${color.ink2};
  font-weight: ${weight.medium};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background-color ${duration.fast};

  > span {
    min-inline-size: 0;
  }

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${weight.semibold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled] {
    background: none;
    color: ${color.ink3};
    cursor: not-allowed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    &[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
