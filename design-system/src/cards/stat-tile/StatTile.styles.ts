import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, leading, space, text, tracking, weight } = theme;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  color: ${color.ink3};
  font-weight: ${weight.medium};

  > span {
    min-inline-size: 0;
  }
  > svg {
    color: ${color.primaryInk};
  }
`;

export const Figure = styled.div`
  color: ${color.ink};
  font-size: ${text.figure};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.title};
  line-height: ${leading.tight};
  ${tabular}
`;

export const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  min-block-size: 1.375rem;
`;

export const Since = styled.span`
  color: ${color.ink3};
  font-size: ${text.caption};
`;

export const Chart = styled.div`
  block-size: 3rem;
  margin-block-start: ${space.s};
`;
