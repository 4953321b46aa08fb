import { styled } from 'styled-components';
import { Input } from '../../../field/Control.styles.ts';
import { ControlButton } from '../../../field/ControlButton.styles.ts';

export const SearchInput = styled(Input)`
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** There only while there is something to clear; the placeholder shows exactly as long as there is not. */
export const ClearButton = styled(ControlButton)`
  ${SearchInput}:placeholder-shown + & {
    display: none;
  }
`;
