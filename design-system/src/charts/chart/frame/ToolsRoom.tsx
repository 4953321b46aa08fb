import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const button = `max(${theme.size.controlSmall}, ${theme.size.target})`;

/** Keeps room in the head of a card for the buttons of its chart, also before they come. Give its element to the chart. */
export const ToolsRoom = styled.div`
  display: flex;
  justify-content: end;
  min-block-size: ${button};
  min-inline-size: ${button};
`;
