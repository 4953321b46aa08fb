import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text, tracking, weight } = theme;

/** Words at the start, the price at the end. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  margin-block: ${space.m};
  ${tabular}

  > :first-child {
    min-inline-size: 0;
  }
  > :last-child {
    flex: none;
    max-inline-size: 50%;
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

export const Choices = styled.div`
  padding-block: ${space.xs};
  border-block: 1px solid ${color.border};
`;

export const Total = styled.strong`
  && {
    font-size: ${text.heading};
    font-weight: ${weight.bold};
    letter-spacing: ${tracking.title};
  }
`;
