import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { amount } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  gap: ${space.m};
  padding: ${space.m} ${space.card};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
  ${media.smallPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Gives way to the quantity and the price where there is no room for all. */
export const Image = styled.div`
  overflow: hidden;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${radius.m};
  background: ${color.sunken};

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.smallPhone} {
    display: none;
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  color: ${color.ink};
  font-weight: ${weight.semibold};
`;

export const Brand = styled.p`
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Amount = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: space-between;
  color: ${color.ink};
  font-weight: ${weight.semibold};
  ${amount}
`;

/** In sight while the list scrolls, where that leaves the list room to be seen. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${space.m};
  padding: ${space.l} ${space.card};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  ${media.low} {
    position: static;
  }
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${color.ink};
  font-size: ${text.large};
  font-weight: ${weight.bold};
  ${amount}
`;
