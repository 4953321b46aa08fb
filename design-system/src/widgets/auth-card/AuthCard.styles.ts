import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { besideEachOther } from '../auth-cover/cover.media.ts';

const { color, radius, shadow, space } = theme;

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: 100dvh;
  padding: ${space.xxl} ${space.gutter};
  overflow: clip;
`;

/** Circles of distance behind the card, in a hairline's colour. */
export const Paper = styled.div`
  position: absolute;
  inset: 0;

  svg {
    stroke: ${color.primary};
  }
`;

const widths = { form: '28rem', wide: '60rem' };

export const Middle = styled.div<{ $size: keyof typeof widths }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.xl};
  inline-size: min(${({ $size }) => widths[$size]}, 100%);
  margin-inline: auto;
`;

export const Sheet = styled.div`
  inline-size: 100%;
  padding: ${space.xl};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${besideEachOther} {
    padding: ${space.xxl};
  }
`;
