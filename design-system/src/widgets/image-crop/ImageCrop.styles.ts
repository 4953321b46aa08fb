import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text } = theme;

export const Root = styled.div`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const Frame = styled.div`
  position: relative;
  justify-self: center;
  inline-size: min(100%, 20rem);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color.sunken};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
`;

export const Picture = styled.img`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  max-inline-size: none;
  pointer-events: none;
`;

/** Darkens what will not be seen. */
export const Shade = styled.span`
  position: absolute;
  inset: 0;
  outline: 2px solid ${color.surface};
  outline-offset: -2px;
  pointer-events: none;

  &[data-shape='circle'] {
    border-radius: ${radius.full};
    box-shadow: 0 0 0 10rem ${color.backdrop};
  }
`;

/** A whole image, with a place to be chosen. */
export const Whole = styled.div`
  position: relative;
  justify-self: center;
  inline-size: min(100%, 24rem);
  border-radius: ${radius.l};
  overflow: hidden;
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  > img {
    display: block;
    inline-size: 100%;
    pointer-events: none;
  }
`;

export const Point = styled.span`
  position: absolute;
  inline-size: 1.75rem;
  aspect-ratio: 1;
  border: 3px solid ${color.surface};
  border-radius: ${radius.full};
  outline: 2px solid ${color.primary};
  background: radial-gradient(circle, ${color.primary} 0 15%, transparent 16%);
  translate: -50% -50%;
  pointer-events: none;
`;

export const Help = styled.p`
  margin: 0;
  color: ${color.ink3};
  font-size: ${text.small};
  text-align: center;
`;
