import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, shadow, space, text, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.xl} ${space.card};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  text-align: center;
`;

export const Medallion = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.l};
  background: ${color.primarySoft};
  color: ${color.primaryInk};
`;

export const Address = styled.div`
  max-inline-size: 100%;
  font-size: ${text.heading};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  ${tabular}
`;

export const Text = styled.p`
  max-inline-size: 100%;
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;
