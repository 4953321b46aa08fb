import { styled } from 'styled-components';
import { amount } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Items = styled.ul`
  display: grid;
  gap: ${space.m};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) minmax(0, auto);
  align-items: center;
  gap: ${space.m};
`;

export const Thumbnail = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.sunken};
  aspect-ratio: 1;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Name = styled.span`
  min-inline-size: 0;
  color: ${color.ink2};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

export const Price = styled.bdi`
  color: ${color.ink};
  font-weight: ${weight.medium};
  ${amount}
`;
