import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;

  &[aria-busy] > :first-child {
    opacity: 0.5;
  }
`;

export const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  margin-block-end: ${space.s};
`;

export const Image = styled.img`
  inline-size: 100%;
  block-size: 10rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.sunken};
  object-fit: cover;
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
