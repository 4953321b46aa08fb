import { css } from 'styled-components';
import { theme } from '../theme.ts';

const { color, layer, radius, space } = theme;

/** Lies over a place while files are dragged over it. The place itself has a position. */
export const dropHint = css`
  position: absolute;
  inset: ${space.xs};
  z-index: ${layer.raised};
  display: grid;
  place-items: center;
  border: 2px dashed ${color.primary};
  border-radius: ${radius.m};
  background: ${color.primarySoft};
  color: ${color.primaryInk};
  pointer-events: none;
`;
