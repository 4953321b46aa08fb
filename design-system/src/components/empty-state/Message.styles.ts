import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A picture, a title, a sentence and what to do next, in the middle of the room there is. */
export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xxxl};
  padding-inline: ${theme.space.card};
  overflow-wrap: anywhere;
  text-align: center;

  &[data-size='small'] {
    align-content: center;
    gap: ${theme.space.m};
    padding: ${theme.space.l};
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  max-inline-size: 26rem;

  h2,
  h3,
  h4 {
    font-size: ${theme.text.large};
  }
  [data-size='small'] > & :is(h2, h3, h4) {
    font-size: inherit;
  }

  ul {
    text-align: start;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
`;
