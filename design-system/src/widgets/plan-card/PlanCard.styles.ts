import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

const notch = '10px';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${theme.shadow.card};
  overflow: clip;
  overflow-wrap: anywhere;

  &[data-popular] {
    border-color: ${color.primary};
  }
`;

export const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.card};
  text-align: center;

  > img {
    inline-size: min(11rem, 100%);
    block-size: auto;
    border-radius: ${radius.l};
  }
  > :first-child:not(img) {
    position: absolute;
    inset-block-start: ${space.l};
    inset-inline-end: ${space.l};
  }
`;

export const Title = styled.div`
  margin-block-start: ${space.m};

  > * {
    font-size: ${text.heading};
  }
`;

export const Subtitle = styled.p`
  color: ${color.ink3};
`;

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: ${space.xs};
  margin-block-start: ${space.m};
  color: ${color.ink3};
  ${tabular}
`;

export const Amount = styled.strong`
  color: ${color.primaryInk};
  font-size: ${text.display};
  font-weight: ${weight.bold};
  letter-spacing: -0.03em;
  line-height: ${theme.leading.tight};
`;

/** Two lines, whether there is a note or not: nothing moves when one appears. */
export const Note = styled.div`
  min-block-size: 3.25rem;
  color: ${color.ink3};
  font-size: ${text.small};
  ${tabular}
`;

/** Below the tear, with a notch at each end of it. */
export const Stub = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xl};
  padding: ${space.xl} ${space.card} ${space.card};
  border-block-start: 2px dashed ${color.border};

  &::before,
  &::after {
    position: absolute;
    inset-block-start: calc(-1px - ${notch});
    inline-size: calc(2 * ${notch});
    block-size: calc(2 * ${notch});
    border: 1px solid ${color.border};
    border-radius: ${radius.full};
    background: ${color.canvas};
    content: '';
  }
  &::before {
    inset-inline-start: calc(-1px - ${notch});
  }
  &::after {
    inset-inline-end: calc(-1px - ${notch});
  }
  [data-popular] > &::before,
  [data-popular] > &::after {
    border-color: ${color.primary};
  }
`;

export const Benefits = styled.ul`
  display: grid;
  gap: ${space.s};

  > li {
    display: flex;
    align-items: baseline;
    gap: ${space.s};
    min-inline-size: 0;
  }
  svg {
    flex: none;
    align-self: center;
    color: ${color.successInk};
  }
  bdi {
    min-inline-size: 0;
  }
`;

export const Action = styled.div`
  display: grid;
  gap: ${space.s};
  margin-block-start: auto;
  text-align: center;
`;
