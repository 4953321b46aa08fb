import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

export const Label = styled.div`
  margin-block-end: calc(-1 * ${space.s});
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block: ${space.xs};
`;

export const Fact = styled.div`
  flex: 1 1 5.5rem;
  min-inline-size: 0;
  padding: ${space.s} ${space.m};
  border: 1px dashed ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  dt {
    color: ${color.ink3};
    font-size: ${text.caption};
  }
  dd {
    color: ${color.ink};
    font-weight: ${weight.semibold};
    ${tabular}
  }
`;
