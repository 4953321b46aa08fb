import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export type RatingSize = 'small' | 'medium' | 'large';

const sizes: Record<RatingSize, ReturnType<typeof css>> = {
  small: css`
    --mark: 1.25rem;
    font-size: ${theme.text.caption};
  `,
  medium: css`
    --mark: 2rem;
    font-size: ${theme.text.body};
  `,
  large: css`
    --mark: 2.625rem;
    font-size: ${theme.text.large};
  `,
};

export const Root = styled.div<{ $size: RatingSize }>`
  ${({ $size }) => sizes[$size]}
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  ${tabular}

  &[aria-disabled='true'] {
    opacity: 0.6;
  }
`;

/**
 * A rating that is only shown; its marks stand as far apart as those that can be pressed. What is left free around the
 * drawing of the first one hangs over the edge, so that the drawing begins where text does, and its line is no higher than one of text.
 */
export const Shown = styled(Root)`
  gap: ${theme.space.xs};
  --over: calc(var(--mark) / 20);
  max-inline-size: calc(100% + var(--over));
  margin-inline-start: calc(-1 * var(--over));
  vertical-align: top;
`;

/** The room of a mark: as large as a target, and twice as wide where each half can be pressed. */
export const Stop = styled.span<{ $precision: 'whole' | 'half' }>`
  position: relative;
  display: grid;
  place-items: center;
  border-radius: ${theme.radius.s};

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
  }
  ${({ $precision }) => room[$precision]}
`;

const room = {
  whole: css`
    min-inline-size: max(var(--mark) + ${theme.space.xs}, ${theme.size.target});
    min-block-size: max(var(--mark) + ${theme.space.xs}, ${theme.size.target});
  `,
  half: css`
    min-inline-size: max(var(--mark) + ${theme.space.xs}, 48px);
    min-block-size: max(var(--mark) + ${theme.space.xs}, ${theme.size.target});
  `,
};

/** Covers its mark or half of it, unseen, so that a press and a screen reader's cursor find it where it looks to be. */
export const Input = styled.input`
  position: absolute;
  inset-block: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &[data-half] {
    inline-size: 50%;
  }
  &[data-half='first'] {
    inset-inline-start: 0;
  }
  &[data-half='second'] {
    inset-inline-end: 0;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

const drawing = css`
  flex: none;
  inline-size: var(--mark);
  block-size: var(--mark);
  /* A part of it is cut, not drawn smaller. */
  max-inline-size: none;
  stroke-width: 1.5;
`;

export const Empty = styled.svg`
  ${drawing}
  color: ${theme.color.controlBorder};

  ${media.forcedColors} {
    color: CanvasText;
  }
`;

export const Full = styled.svg`
  ${drawing}
  color: var(--tone-ink);
  fill: var(--tone);

  ${media.forcedColors} {
    color: Highlight;
    fill: Highlight;
  }
`;

export const Drawing = styled.span`
  position: relative;
  display: flex;
`;

/** The coloured drawing, over the empty one, as wide as the rating fills it. */
export const Fill = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  inline-size: calc(var(--fill) * 100%);
  overflow: hidden;
`;

export const Figure = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--mark);
  block-size: var(--mark);
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.semibold};

  &[data-filled] {
    border-color: var(--tone);
    background: var(--tone);
    color: var(--on-tone);
  }
  ${media.forcedColors} {
    &[data-filled] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
