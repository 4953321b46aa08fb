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
  grid-template-columns: minmax(0, 45rem);
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
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.card};

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
  grid-template-columns: minmax(0, auto) minmax(0, 13rem);
  align-content: center;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
  min-inline-size: 0;
  min-block-size: 20rem;
  padding: ${space.xxl};
  border-start-start-radius: calc(${radius.xl} - 1px);
  border-end-start-radius: calc(${radius.xl} - 1px);
  background: ${color.brand};
  color: ${color.onBrandMuted};

  &:last-child {
    border-radius: calc(${radius.xl} - 1px);
  }
  ${media.phone} {
    min-block-size: 0;
    padding: ${space.xl};
    border-radius: calc(${radius.xl} - 1px) calc(${radius.xl} - 1px) 0 0;
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

export const Plane = styled.path`
  fill: ${color.onBrandSignal};
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
export const Stub = styled.div`
  position: relative;
  display: flex;
  flex: 0 0 15.5rem;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.xl};
  min-inline-size: 0;
  padding: ${space.xxl} ${space.xl};
  border: 0 dashed ${color.controlBorder};
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

export const Details = styled.dl`
  display: grid;
  gap: ${space.l};

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
`;

export const Detail = styled.div`
  min-inline-size: 0;

  dt {
    color: ${color.ink3};
    font-size: ${text.caption};
    letter-spacing: ${tracking.caps};
    text-transform: uppercase;
  }
  dd {
    color: ${color.ink};
    font-size: ${text.large};
    font-weight: ${weight.semibold};
    ${tabular}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-inline-size: 0;
  margin-block-start: auto;
`;
