import type { DayRange } from '@embarque/design-system';
import { paths } from '../../../paths.ts';

/** The address of the sales of some days. */
export const salesHref = ({ from, to }: DayRange): string =>
  `${paths.sales}?${new URLSearchParams({ from, to }).toString()}`;
