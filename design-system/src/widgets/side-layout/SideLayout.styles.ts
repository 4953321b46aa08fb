import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { size, space } = theme;

export const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.gap};
  grid-template-columns: minmax(0, 1fr) 21rem;

  &[data-placement='start'] {
    grid-template-columns: 16.5rem minmax(0, 1fr);
  }
  ${media.tablet} {
    &&[data-placement] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  min-block-size: ${size.controlMedium};
  margin-block-end: ${space.l};
  overflow-wrap: anywhere;
`;

export const Narrow = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: calc(var(--sticky-start, 0px) + ${space.xl});
  min-inline-size: 0;

  ${media.tablet} {
    position: static;

    &[data-narrow='drawer'] {
      display: none;
    }
  }
`;
