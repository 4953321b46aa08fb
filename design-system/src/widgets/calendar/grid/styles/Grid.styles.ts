import { createGlobalStyle } from 'styled-components';
import { daysStyles } from './days.styles.ts';
import { draggingStyles } from './dragging.styles.ts';
import { eventStyles } from './events.styles.ts';
import { listStyles } from './list.styles.ts';

/**
 * The look of FullCalendar's elements, by the class names that `gridOptions` gives them. It is global, since the list of a day is at
 * the end of the page.
 */
export const GridStyles = createGlobalStyle`
  ${daysStyles}
  ${eventStyles}
  ${draggingStyles}
  ${listStyles}
`;
