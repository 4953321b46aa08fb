import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

const { size, space, text } = theme;

/** In the colours of the bubble around it. */
export const Voice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;
`;

export const PlayButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: max(2rem, ${size.target});
  block-size: max(2rem, ${size.target});
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-color: currentColor;
  }
`;

export const Progress = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 9rem;
  block-size: ${size.target};
  margin: 0;
  accent-color: currentColor;
`;

export const Clock = styled.bdi`
  font-size: ${text.caption};
  ${tabular}
`;
