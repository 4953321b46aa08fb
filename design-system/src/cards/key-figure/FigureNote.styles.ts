import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The line below a figure that says how it changed. With `data-waits`, it or a part of it only takes its room. */
export const FigureNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  min-block-size: 1.375rem;
  color: ${theme.color.ink3};
  font-size: ${theme.text.caption};

  &[data-waits],
  > [data-waits] {
    visibility: hidden;
  }
`;
