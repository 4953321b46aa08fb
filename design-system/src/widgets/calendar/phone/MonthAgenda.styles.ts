import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { Frame } from '../../mini-month/MiniMonth.styles.ts';

const { color, space, text, weight } = theme;

export const Agenda = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

/** Days are as high as a finger needs. */
export const Days = styled(Frame)`
  flex: none;
  padding: ${space.xs} ${space.s} ${space.s};
  border-block-end: 1px solid ${color.border};

  table td > * {
    min-block-size: 2.625rem;
  }
  table td > * > span {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding-block-end: ${space.xs};
    font-size: ${text.body};
  }
`;

export const Scroller = styled.section`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const DayHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.xs} ${space.m} ${space.xs} ${space.l};
  background: ${color.surface};
`;

export const DayName = styled.h3`
  color: ${color.ink2};
  font-size: ${text.small};
  font-weight: ${weight.semibold};

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0 0 ${space.s};
  list-style: none;
`;

export const Empty = styled.p`
  padding: ${space.l};
  color: ${color.ink3};
`;
