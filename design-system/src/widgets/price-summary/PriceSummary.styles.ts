import { styled } from 'styled-components';
import { amount } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.dl`
  display: grid;
  gap: ${space.s};
  margin: 0;
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.l};
  min-inline-size: 0;

  &[data-emphasis='total'] {
    margin-block-start: ${space.xs};
    padding-block-start: ${space.m};
    border-block-start: 1px dashed ${color.controlBorder};
    font-size: ${text.large};
  }
`;

export const Term = styled.dt`
  min-inline-size: 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;

  [data-emphasis='total'] > & {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

export const Amount = styled.dd`
  min-inline-size: auto;
  max-inline-size: 60%;
  margin: 0;
  color: ${color.ink};
  font-weight: ${weight.medium};
  text-align: end;
  ${amount}

  [data-emphasis='saving'] > & {
    color: ${color.successInk};
  }
  [data-emphasis='total'] > & {
    font-weight: ${weight.bold};
  }
`;
