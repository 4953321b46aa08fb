import { styled } from 'styled-components';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

const { color, size, space, text } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${hiddenOnPaper}
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-block-size: max(${size.controlSmall}, ${size.target});
`;

export const Question = styled.p`
  margin: 0;
  margin-inline-end: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Thanks = styled.span`
  color: ${color.successInk};
  font-size: ${text.small};
`;

export const Details = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.m};
  max-inline-size: 28rem;

  > :not(button) {
    inline-size: 100%;
  }
`;
