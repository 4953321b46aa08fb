import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { amount } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

const { color, layer, radius, shadow, space, text, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template: 'head' auto 'main' auto 'foot' auto / minmax(0, 1fr);
  gap: ${space.gap};
  min-inline-size: 0;

  &[data-has-sheet] {
    grid-template: 'head head' auto 'main sheet' auto 'foot foot' auto / minmax(0, 1fr) clamp(
        16rem,
        100% - 39rem,
        26rem
      );
  }
`;

const bar = css`
  position: sticky;
  z-index: ${layer.raised};
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.m} ${space.xl};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${media.phone} {
    padding-inline: ${space.l};
  }
  /* Bars above and below would leave no room for a field. */
  ${media.low} {
    position: static;
  }
`;

export const Head = styled.div`
  ${bar}
  grid-area: head;
  inset-block-start: calc(var(--sticky-start, 0px) + ${space.s});
  justify-content: space-between;

  /* Nothing passes between it and what stays above it. */
  &::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + 1px);
    inset-inline: -1px;
    block-size: ${space.s};
    background: ${color.canvas};
  }
`;

export const HeadText = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  min-inline-size: 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;

  > bdi {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

export const HeadSum = styled.strong`
  flex: none;
  color: ${color.ink};
  font-size: ${text.large};
  white-space: nowrap;
  ${amount}
`;

export const Main = styled.div`
  grid-area: main;
  min-inline-size: 0;
`;

export const Sheet = styled.div`
  grid-area: sheet;
  min-inline-size: 0;
`;

/** A long sheet scrolls with the page; a short one stays beside the fields. */
export const Paper = styled.div`
  position: sticky;
  inset-block-start: calc(var(--sticky-start, 0px) + 5.5rem);
  max-block-size: calc(100dvh - var(--sticky-start, 0px) - 11rem);
  overflow: clip;
  container-type: inline-size;
  padding: ${space.xl};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  @media print {
    display: none;
  }
`;

/** The proportions of the printed page, at the size of the column. */
export const Scaled = styled.div`
  zoom: 0.5;

  @container (min-inline-size: 21rem) {
    zoom: 0.62;
  }
  @container (min-inline-size: 25rem) {
    zoom: 0.72;
  }
`;

export const Foot = styled.div`
  ${bar}
  grid-area: foot;
  inset-block-end: ${space.m};
  flex-wrap: wrap;
  color: ${color.ink3};
  font-size: ${text.small};
  box-shadow: ${shadow.floating};

  /* Two rows of buttons would hide what is typed. */
  ${media.phone} {
    position: static;
    box-shadow: ${shadow.card};
  }
`;

export const FootEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  margin-inline-start: auto;

  ${media.phone} {
    inline-size: 100%;

    > * {
      flex: 1 1 40%;
    }
  }
`;
