import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The main part of a page that has no menu: a column of words in the middle of the window. */
export const MiddleOfPage = styled.main`
  display: grid;
  align-content: center;
  inline-size: min(100% - 2 * ${theme.space.gutter}, 36rem);
  min-block-size: 100dvh;
  margin-inline: auto;
  padding-block: ${theme.space.xxl};
  overflow-wrap: anywhere;
`;
