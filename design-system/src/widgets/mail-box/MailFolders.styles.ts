import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, size, space, text, tracking, weight } = theme;

/** Takes all the room of the side, so that its foot stands at the end. */
export const Places = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${space.l};
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  padding-inline: ${space.m};
  color: ${color.ink3};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.caps};
  text-transform: uppercase;
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: max(2.25rem, ${size.target});
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.m};
  color: ${color.ink2};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: background-color ${duration.fast};

  > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${weight.semibold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const EntryDot = styled.i`
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  margin-inline: 1px 5px;
  border-radius: 50%;
  background: var(--tone);

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const SideFoot = styled.div`
  margin-block-start: auto;
`;
