import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space, text, tracking, weight } = theme;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};

  h2,
  h3,
  h4 {
    color: ${color.ink2};
    font-size: ${text.caption};
    font-weight: ${weight.semibold};
    letter-spacing: ${tracking.caps};
    text-transform: uppercase;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
`;

export const Text = styled.p`
  color: ${color.ink2};
`;

export const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${space.m};
`;

/** The unreached part needs a border to be visible on ink. */
export const Gauge = styled.div`
  && [data-part='track'] {
    stroke: color-mix(in srgb, ${color.ink} 16%, transparent);
  }
`;
