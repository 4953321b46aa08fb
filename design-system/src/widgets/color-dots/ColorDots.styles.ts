import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  overflow-wrap: anywhere;
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const Dot = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: var(--tone);
  color: var(--on-tone);
  cursor: pointer;
  forced-color-adjust: none;

  &:has(:checked) {
    box-shadow: 0 0 0 2px ${color.ink};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > svg {
    visibility: hidden;
  }
  > :checked + svg {
    visibility: visible;
  }
  ${media.coarsePointer} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
