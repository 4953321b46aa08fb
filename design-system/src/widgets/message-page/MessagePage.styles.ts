import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export type MessagePageVariant = 'page' | 'section';

const { color, leading, radius, space, text, tracking, weight } = theme;

const variants: Record<MessagePageVariant, string> = {
  page: 'min-block-size: 100dvh;',
  section: `min-block-size: calc(100dvh - var(--sticky-start, 0px) - ${space.xl} - var(--below, ${space.xl}));`,
};

export const Root = styled.div<{ $variant: MessagePageVariant }>`
  display: flex;
  flex-direction: column;
  /* The notches of the pass reach beyond it, and on a small phone beyond the page. */
  overflow-x: clip;
  overflow-wrap: anywhere;
  ${({ $variant }) => variants[$variant]}
`;

export const Banner = styled.header`
  padding: ${space.xxl} ${space.gutter} 0;
`;

export const Main = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 56rem);
  align-items: center;
  justify-content: center;
  padding: ${space.xxl} ${space.gutter};
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

export const Pass = styled.div`
  display: flex;
  border: 1px solid transparent;
  border-radius: ${radius.xl};
  background: ${color.brand};
  color: ${color.onBrandMuted};

  ${media.phone} {
    flex-direction: column;
  }

  @media print {
    border-color: ${color.border};
  }
`;

export const Front = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, auto) minmax(0, 15rem);
  align-content: center;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
  min-inline-size: 0;
  padding: ${space.xxl};

  ${media.phone} {
    padding: ${space.xl};
  }
`;

export const Code = styled.p`
  color: ${color.onBrandSignal};
  font-size: ${text.display};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.title};
  line-height: ${leading.tight};
  ${tabular}
`;

export const Line = styled.svg`
  grid-column: 2;
  inline-size: 100%;
  fill: none;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Route = styled.path`
  stroke: ${color.onBrandSignal};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-dasharray: 2.5 8.5;
`;

export const Origin = styled.circle`
  fill: ${color.onBrandSignal};
`;

export const Destination = styled.circle`
  fill: ${color.brand};
  stroke: ${color.onBrandSignal};
  stroke-width: 2.5;
`;

export const Title = styled.h1`
  grid-column: 1 / -1;
  margin-block-start: ${space.l};
  color: ${color.onBrand};
  font-size: ${text.figure};
  outline: none;
`;

export const Description = styled.p`
  grid-column: 1 / -1;
  max-inline-size: 34rem;
  font-size: ${text.large};
`;

/** The part that is torn off: a perforated line, and a notch at each end of it in the colour of the page. */
export const Stub = styled.dl`
  position: relative;
  display: grid;
  flex: 0 0 13rem;
  align-content: center;
  gap: ${space.l};
  min-inline-size: 0;
  padding: ${space.xxl} ${space.xl};
  border: 0 dashed color-mix(in srgb, ${color.onBrandMuted} 48%, transparent);
  border-inline-start-width: 2px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: -12px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: ${color.canvas};
  }
  &::before {
    inset-block-start: -12px;
  }
  &::after {
    inset-block-end: -12px;
  }

  ${media.phone} {
    flex: none;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    padding: ${space.xl};
    border-inline-start-width: 0;
    border-block-start-width: 2px;

    &::before,
    &::after {
      inset-block: -12px auto;
    }
    &::after {
      inset-inline: auto -12px;
    }
  }
`;

export const Detail = styled.div`
  min-inline-size: 0;

  dt {
    font-size: ${text.caption};
    letter-spacing: ${tracking.caps};
    text-transform: uppercase;
  }
  dd {
    color: ${color.onBrand};
    font-size: ${text.large};
    font-weight: ${weight.semibold};
    ${tabular}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  gap: ${space.m};
`;
