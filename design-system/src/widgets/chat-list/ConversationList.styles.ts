import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Root = styled.nav`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${space.s} ${space.s} ${space.l};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const Title = styled.h2`
  padding: ${space.m} ${space.s} ${space.xs};
  color: ${color.ink2};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Empty = styled.p`
  padding: ${space.s};
  color: ${color.ink3};
`;

export const Row = styled.button`
  display: grid;
  grid-template: 'face name time' auto 'face last last' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.m};
  inline-size: 100%;
  padding: ${space.s};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.ink2};
  text-align: start;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Face = styled.span`
  grid-area: face;
  display: flex;
`;

export const Name = styled.span`
  grid-area: name;
  overflow: hidden;
  color: ${color.ink};
  font-weight: ${weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Important = styled(Icon)`
  display: inline-block;
  margin-inline-start: ${space.xs};
  fill: ${color.signal};
  color: ${color.signal};
  vertical-align: -0.15em;
`;

export const Time = styled.time`
  grid-area: time;
  color: ${color.ink3};
  font-size: ${text.caption};
  ${tabular}
`;

/** The last words, as wide as the row where nothing is counted. */
export const Last = styled.span`
  grid-area: last;
  display: flex;
  align-items: center;
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color.ink3};
  font-size: ${text.small};
  ${onThePageSide}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Draft = styled.span`
  color: ${color.dangerInk};
`;

/** As high with a count as without one, so that no row moves when one comes. */
export const Count = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  min-block-size: 1.375rem;
  color: ${color.ink3};

  &:not(:empty) {
    margin-inline-start: ${space.m};
  }
`;
