import { css, styled } from 'styled-components';
import { asText } from '../../theme/styles/as-text.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, size, space } = theme;

/** Only here does a finger drag; anywhere else it scrolls. */
export const Handle = styled.button`
  ${asText(css`
    display: grid;
    grid-area: handle;
    place-items: center;
    inline-size: 1.5rem;
    block-size: max(${size.controlSmall}, ${size.target});
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: ${color.ink3};
    cursor: grab;
    touch-action: none;

    [data-dragging] & {
      cursor: grabbing;
    }
  `)}
`;

export const End = styled.div`
  display: flex;
  grid-area: end;
  justify-content: end;
  gap: ${space.xs};
`;
