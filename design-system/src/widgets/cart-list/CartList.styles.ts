import { styled } from 'styled-components';
import { amount } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, shadow, space, text, weight } = theme;

/** Below this width of the list, prices stand under their products. */
const narrow = '@container cart (max-width: 33.98rem)';

/** One card for all items, with a hairline between them. */
export const List = styled.ul`
  container: cart / inline-size;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  > li + li {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr) minmax(7rem, auto);
  gap: ${space.l} ${space.xl};
  min-inline-size: 0;
  padding: ${space.card};
  overflow-wrap: anywhere;

  ${narrow} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${space.m} ${space.l};
    padding: ${space.l};
  }
`;

export const Image = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: ${radius.m};
  background: ${color.sunken};
  aspect-ratio: 4 / 3;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const Title = styled.h3`
  font-size: ${text.large};
  line-height: 1.35;
`;

/** Short facts, beside each other while there is room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.l};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Facts = styled.p`
  min-inline-size: 0;
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
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.s};
  min-inline-size: 0;

  ${narrow} {
    grid-column: 1 / -1;
    flex-direction: row-reverse;
    flex-wrap: wrap;
    align-items: center;
  }
`;

export const Prices = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const Price = styled.p`
  color: ${color.ink};
  font-size: ${text.large};
  font-weight: ${weight.bold};
  ${amount}
`;

/** The text of the first button stands on the edge of the column. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-block: auto calc(-1 * ${space.xs});
  margin-inline-start: calc(-1 * ${space.s} - 1px);

  > button {
    padding-inline: ${space.s};
  }
`;
