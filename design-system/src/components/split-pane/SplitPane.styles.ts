import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, size, space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--first)) ${size.target} minmax(0, var(--second));
  min-inline-size: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
  }
`;

export const Pane = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Out of sight and out of reach; on phones nobody could bring it back. */
  ${media.beyondPhone} {
    &[data-folded] {
      visibility: hidden;
      block-size: 0;
      overflow: hidden;
    }
  }
`;

/** A hairline with a handle in its middle, in a strip that is wide enough for a finger. */
export const Edge = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  min-block-size: ${size.target};
  border-radius: ${theme.radius.s};
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &::before,
  &::after {
    content: '';
    grid-area: 1 / 1;
    border-radius: ${theme.radius.full};
    transition: background-color ${duration.fast};
  }
  &::before {
    inline-size: 1px;
    block-size: 100%;
    background: ${color.border};
  }
  &::after {
    inline-size: 6px;
    block-size: min(2.5rem, 60%);
    border: 1px solid ${color.surface};
    background: ${color.controlBorder};
  }
  &:hover::before,
  &:active::before,
  &:hover::after,
  &:active::after {
    background: ${color.primary};
  }

  ${media.forcedColors} {
    &::before,
    &::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  ${media.phone} {
    display: none;
  }
`;
