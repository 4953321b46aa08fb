import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text, tracking, weight } = theme;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  margin-block-end: ${space.l};

  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Text = styled.div`
  margin-block: ${space.s} ${space.l};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-block-end: ${space.l};
`;

export const Price = styled.span`
  color: ${color.ink3};
  font-size: ${text.small};

  > strong {
    color: ${color.ink};
    font-size: ${text.heading};
    font-weight: ${weight.bold};
    letter-spacing: ${tracking.title};
    ${tabular}
  }
`;
