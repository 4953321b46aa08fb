import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, tracking, weight } = theme;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.xs};

  h2,
  h3,
  h4 {
    font-size: ${text.large};
  }
  > :not(:first-child) {
    max-inline-size: 100%;
  }
  > p {
    margin-block-end: ${space.s};
    color: ${color.ink3};
  }
`;

/** Half of it lies on the picture, where there is one. */
export const Face = styled.div`
  margin-block-end: ${space.s};
  border-radius: ${radius.full};
  box-shadow: 0 0 0 5px ${color.surface};

  [data-image] > * > * > & {
    margin-block-start: calc(-2.25rem - ${space.card});
  }
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: ${space.m};
  margin-block-start: ${space.xl};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};

  > div {
    display: grid;
    gap: ${space.xxs};
    min-inline-size: 0;
  }
  dt {
    color: ${color.ink3};
    font-size: ${text.small};
  }
  dd {
    color: ${color.ink};
    font-size: ${text.heading};
    font-weight: ${weight.bold};
    letter-spacing: ${tracking.title};
    ${tabular}
  }
`;
