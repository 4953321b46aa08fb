import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { amount } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, shadow, space, text, weight } = theme;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr) 12rem;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
`;

export const Image = styled.div`
  overflow: hidden;
  align-self: start;
  margin-block-start: ${space.card};
  margin-inline-start: ${space.card};
  border-radius: ${radius.m};
  background: ${color.sunken};
  aspect-ratio: 4 / 3;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.phone} {
    margin-block-start: ${space.l};
    margin-inline-start: ${space.l};
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.card};

  ${media.phone} {
    padding: ${space.l};
  }
`;

export const Title = styled.h3`
  font-size: ${text.large};
  line-height: 1.35;
`;

export const Facts = styled.p`
  color: ${color.ink3};
  font-size: ${text.small};

  strong {
    color: ${color.successInk};
    font-weight: ${weight.semibold};
  }
`;

export const InStock = styled.p`
  color: ${color.successInk};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
`;

export const Offer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.card};
  border-inline-start: 1px solid ${color.border};
  text-align: center;

  ${media.phone} {
    grid-column: 1 / -1;
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: ${space.l};
    border-block-start: 1px solid ${color.border};
    border-inline-start: 0;
  }
`;

export const Price = styled.p`
  color: ${color.ink};
  font-size: ${text.heading};
  font-weight: ${weight.bold};
  ${amount}
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space.s};
  inline-size: 100%;
  margin-block-start: ${space.s};

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    margin-block-start: 0;
  }
`;
