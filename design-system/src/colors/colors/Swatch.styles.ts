import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};

  > button {
    margin: ${space.s};
  }
`;

export const Paint = styled.div`
  display: grid;
  grid-column: 1 / -1;
  place-items: center;
  block-size: 5.5rem;
  background: var(--fill);
  color: var(--text);
  font-size: ${theme.text.title};
  font-weight: ${theme.weight.title};
  forced-color-adjust: none;
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space.xxs};
  min-inline-size: 0;
  padding: ${space.m};
  color: ${color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
  ${tabular}
`;

export const Name = styled.strong`
  color: ${color.ink};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.semibold};
`;
