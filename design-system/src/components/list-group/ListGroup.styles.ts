import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type ListGroupVariant = 'framed' | 'flush';
export type ListGroupDirection = 'column' | 'row';
export type ListGroupMarker = 'none' | 'number';

const { color, duration, radius, size, space, weight } = theme;

const hairline = `1px solid ${color.border}`;

export const Item = styled.li`
  min-inline-size: 0;
`;

const directions: Record<ListGroupDirection, ReturnType<typeof css>> = {
  column: css`
    flex-direction: column;

    > ${Item} + ${Item} {
      border-block-start: ${hairline};
    }
  `,
  row: css`
    inline-size: fit-content;
    max-inline-size: 100%;

    > ${Item} + ${Item} {
      border-inline-start: ${hairline};
    }

    ${media.phone} {
      flex-direction: column;
      inline-size: auto;

      > ${Item} + ${Item} {
        border-block-start: ${hairline};
        border-inline-start: 0;
      }
    }
  `,
};

const framed = css`
  overflow: clip;
  border: ${hairline};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

const numbers = css`
  counter-reset: item;

  > ${Item} {
    counter-increment: item;
  }
  > ${Item} > ::before {
    content: counter(item) '.';
    min-inline-size: 1.5em;
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

interface RootStyleProps {
  $variant: ListGroupVariant;
  $direction: ListGroupDirection;
  $marker: ListGroupMarker;
}

export const Root = styled.ul<RootStyleProps>`
  display: flex;
  ${({ $direction }) => directions[$direction]}
  ${({ $variant }) => $variant === 'framed' && framed}
  ${({ $marker }) => $marker === 'number' && numbers}
`;

const tint = css`
  background: var(--tone-soft);
  color: var(--tone-ink);
`;

export const Box = styled.div<{ $isTinted: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.m};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: max(${size.row}, ${size.target});
  padding-block: ${space.m};
  padding-inline: ${space.l};
  border: 0;
  background: transparent;
  color: ${color.ink2};
  text-align: start;
  text-decoration: none;
  ${({ $isTinted }) => $isTinted && tint}

  &:is(a, button) {
    cursor: pointer;
    transition: background-color ${duration.fast};
  }
  &:is(a, button):hover {
    background: var(--tone-soft);
    color: var(--tone-ink);
  }
  &[aria-current] {
    background: var(--tone);
    color: var(--on-tone);
  }
  &[data-disabled] {
    background: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current]:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }

  ${media.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
