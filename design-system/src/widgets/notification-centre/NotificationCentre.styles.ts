import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, size, space, text, weight } = theme;

export const Part = styled.div`
  padding: ${space.xs} ${space.s} ${space.s};
`;

export const Head = styled.div`
  padding: ${space.s} ${space.m} ${space.xs};
  color: ${color.ink3};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
`;

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding-inline-end: ${space.xs};
  border-radius: ${theme.radius.m};
  transition: background-color ${duration.fast};

  &:has(:is(a, button):hover) {
    background: ${color.sunken};
  }
`;

export const Press = styled.div`
  display: flex;
  flex: 1;
  gap: ${space.m};
  min-inline-size: 0;
  min-block-size: ${size.target};
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${color.ink2};
  text-align: start;
  text-decoration: none;

  &:is(a, button) {
    cursor: pointer;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Body = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span {
    ${onThePageSide}
  }
`;

export const Title = styled.span`
  color: ${color.ink};
  font-weight: ${weight.semibold};

  &[data-read] {
    color: ${color.ink2};
    font-weight: ${weight.medium};
  }
`;

export const Text = styled.span`
  font-size: ${text.small};
`;

export const When = styled.span`
  color: ${color.ink3};
  font-size: ${text.caption};
`;

/** In sight while the list scrolls, where that leaves the list room to be seen. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding: ${space.m} ${space.card};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  ${media.low} {
    position: static;
  }
`;
