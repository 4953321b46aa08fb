import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

/** Reads like the text of a field, and opens the calendar. */
export const Chosen = styled.button`
  ${tabular}
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${theme.size.target};
  padding: 0;
  padding-inline: 2px;
  border: 0;
  outline: none;
  overflow: hidden;
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[data-empty] {
    color: ${theme.color.ink3};
  }
  &:disabled {
    color: inherit;
    cursor: inherit;
  }
`;
