import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, tracking, weight } = theme;

const notch = '12px';

const cut = (inline: string, block: string) =>
  `radial-gradient(circle ${notch} at ${inline} ${block}, transparent calc(100% - 1px), black 100%)`;

export const Root = styled.section`
  max-inline-size: 46rem;
  margin-inline: auto;
  overflow-wrap: anywhere;
`;

/** The notches are cut out, so that they show whatever the pass lies on. */
export const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.xxl} ${space.xxl} ${space.xl};
  border: 1px solid transparent;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  background: ${color.brand};
  mask-image: ${cut('0%', '100%')}, ${cut('100%', '100%')};
  mask-composite: intersect;

  ${media.phone} {
    padding: ${space.xxl} ${space.card} ${space.xl};
  }
`;

/** As high as the margin above the text, whatever the height of the pass, so that the path crosses no letter. */
export const Sky = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: ${space.xxl};
`;

export const Plane = styled.span`
  position: absolute;
  inset-block-start: ${space.xxl};
  inset-inline-end: ${space.xxl};
  color: ${color.onBrandSignal};

  > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Eyebrow = styled.p`
  position: relative;
  color: ${color.ink2};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.caps};
  text-transform: uppercase;
`;

export const Title = styled.h2`
  position: relative;
  padding-inline-end: ${space.xxxl};
  font-size: ${text.figure};
  outline: none;

  ${media.phone} {
    font-size: ${text.title};
  }
`;

export const Facts = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.l} ${space.xl};
  margin-block: ${space.l} 0;
`;

export const Fact = styled.div`
  > dt {
    color: ${color.ink3};
    font-size: ${text.caption};
  }
  > dd {
    margin: ${space.xxs} 0 0;
    color: ${color.ink};
    font-weight: ${weight.semibold};
    ${tabular}
  }
`;

export const Body = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.xxl};
  border: 1px solid ${color.border};
  border-block-start: 0;
  border-radius: 0 0 ${radius.xl} ${radius.xl};
  background: ${color.surface};
  mask-image: ${cut('0%', '0%')}, ${cut('100%', '0%')};
  mask-composite: intersect;

  &::before {
    position: absolute;
    inset-block-start: -1px;
    inset-inline: calc(${notch} + ${space.s});
    border-block-start: 2px dashed ${color.border};
    content: '';
  }
  ${media.phone} {
    padding: ${space.xl} ${space.card};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;
