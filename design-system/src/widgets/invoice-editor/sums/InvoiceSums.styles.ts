import { styled } from 'styled-components';
import { amount } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.dl`
  display: grid;
  gap: ${space.s};
  inline-size: 100%;
  max-inline-size: 26rem;
  min-inline-size: 0;
  margin-inline-start: auto;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;

  &[data-total] {
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.border};
    font-size: ${text.large};
  }
`;

export const Term = styled.dt`
  min-inline-size: 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;

  [data-total] > & {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

export const Discount = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;

  > :last-child {
    inline-size: 6rem;
  }
`;

export const Amount = styled.dd`
  display: flex;
  flex: 1 0 auto;
  justify-content: end;
  max-inline-size: 100%;
  color: ${color.ink};
  font-weight: ${weight.semibold};
  white-space: nowrap;
  ${amount}
`;
