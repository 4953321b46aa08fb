import { css, styled } from 'styled-components';
import { Box, Input } from '../../forms/field/Control.styles.ts';
import { ErrorText } from '../../forms/field/FieldFrame.styles.ts';
import { media } from '../../theme/media.ts';
import { asText } from '../../theme/styles/as-text.ts';
import { unseen } from '../../theme/styles/unseen.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, layer, radius, shadow, size, space, text, weight } = theme;

/** Beside each other only where each figure has its room; else a line is a card. */
const wide = '@container (min-inline-size: 34rem)';

const columns = css`
  display: grid;
  grid-template:
    'handle item item item item item end' auto
    '. description price quantity discount tax total' auto / 1.5rem minmax(
      6rem,
      1fr
    ) 5.75rem 3rem 4.5rem 3.5rem 6.75rem;
  gap: ${space.xs} ${space.s};
`;

/** A field shows its edge while it is used, so that a line reads like that of the sheet. Fingers see all edges. */
const quietFields = css`
  ${media.hover} {
    [data-size]:has(input):not(:hover, :focus-within, :has([aria-invalid='true'])) {
      border-color: transparent;
      background: ${color.sunken};
    }
  }
  ${media.forcedColors} {
    && [data-size]:has(input) {
      border-color: ButtonText;
    }
  }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
  container-type: inline-size;
`;

/** Names of columns for the eye; each field has its own name for screen readers. */
export const Heads = styled.div`
  display: none;
  margin-block-end: calc(-1 * ${space.m});
  padding-block-end: ${space.s};
  border-block-end: 1px solid ${color.border};
  color: ${color.ink3};
  font-size: ${text.small};
  font-weight: ${weight.semibold};

  ${wide} {
    ${columns}
  }
  > :first-child {
    grid-column: 2;
  }
  > :not(:first-child) {
    text-align: end;
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space.m};

  /* A grid would size all rows again with each letter. */
  ${wide} {
    display: block;
  }
`;

export const Row = styled.li`
  ${asText(css`
    position: relative;
    min-inline-size: 0;
    padding: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};

    ${wide} {
      padding: ${space.m} 0;
      border: 0;
      border-block-end: 1px solid ${color.border};
      border-radius: 0;
    }
    &[data-dragging] {
      z-index: ${layer.raised};
      border-radius: ${radius.m};
      outline: 2px solid ${color.primary};
      box-shadow: ${shadow.floating};
    }
    &[data-dragging='pointer'] {
      cursor: grabbing;
    }
    &[data-drop]::after {
      content: '';
      position: absolute;
      inset-inline: 0;
      block-size: 3px;
      border-radius: ${radius.s};
      background: ${color.primary};
    }
    &[data-drop='before']::after {
      inset-block-start: -2px;
    }
    &[data-drop='after']::after {
      inset-block-end: -2px;
    }
  `)}
`;

export const Fields = styled.fieldset`
  ${asText(css`
    display: grid;
    grid-template:
      'handle item item' auto
      'handle description description' auto
      'handle price quantity' auto
      'handle discount tax' auto
      'handle total end' auto / auto minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space.s};
    min-inline-size: 0;

    ${wide} {
      ${columns}
      ${quietFields}
    }
  `)}
`;

/** Fields of one column, below each other. */
export const Cell = styled.div<{ $area: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  grid-area: ${({ $area }) => $area};
  min-inline-size: 0;
`;

export const Figure = styled.div`
  min-inline-size: 0;
`;

export const FigureLabel = styled.label`
  ${asText(css`
    display: block;
    margin-block-end: 2px;
    color: ${color.ink3};
    font-size: ${text.small};
    overflow-wrap: anywhere;

    &[data-hidden] {
      ${unseen}
    }
    ${wide} {
      ${unseen}
    }
  `)}
`;

export const FigureBox = styled(Box)`
  inline-size: 100%;
`;

export const FigureInput = styled(Input)`
  ${asText(css`
    inline-size: 100%;
    text-align: end;
    ${tabular}

    /* A figure has no direction of its own; its sign stands before it. */
    direction: ltr;
  `)}
  /* At the end of its column, which is where it begins itself. */
  ${FigureBox}:dir(rtl) > & {
    text-align: start;
  }
`;

export const Mistake = styled(ErrorText)`
  margin-block-start: 2px;
`;

/** The sum of a line; as high as the fields beside it. */
export const Total = styled.output`
  ${asText(css`
    display: flex;
    flex-wrap: wrap;
    grid-area: total;
    align-items: center;
    gap: ${space.s};
    min-block-size: max(${size.controlSmall}, ${size.target});
    color: ${color.ink};
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
    ${tabular}

    > span {
      color: ${color.ink3};
      font-size: ${text.small};
      font-weight: ${weight.regular};
    }
    ${wide} {
      justify-content: end;

      > span {
        ${unseen}
      }
    }
  `)}
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

export const Hint = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${color.ink3};
  font-size: ${text.small};
`;
