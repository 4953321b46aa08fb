import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text } = theme;

export const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.l};
  padding-block: ${space.xxxl};
  padding-inline: ${space.card};
  border: 1px solid transparent;
  border-radius: ${radius.xl};
  background: ${color.brand};
  text-align: center;

  ${media.phone} {
    padding-block: ${space.xxl};
  }
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  > * {
    font-size: ${text.figure};

    ${media.phone} {
      font-size: ${text.heading};
    }
  }
`;

export const Text = styled.p`
  color: ${color.ink2};
`;

export const Field = styled.div`
  position: relative;
  inline-size: min(34rem, 100%);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;
`;
