import { useState } from 'react';
import { windowSize } from '../../../lib/virtual/window-size.ts';

/** From here on, in px, there is room for columns. */
const COLUMNS_FROM = 576;

/**
 * Whether rows are cards.
 *
 * @param room the width of the table, in px; 0 until it is known, when that of the window decides
 */
export function useIsCards(room: number): boolean {
  const [windowWidth] = useState(() => windowSize().width);
  return (room || windowWidth) < COLUMNS_FROM;
}
