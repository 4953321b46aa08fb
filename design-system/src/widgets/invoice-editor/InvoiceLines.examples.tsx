import { LinesOwner, sampleLines } from './invoice-lines.samples.tsx';
import { EMPTY_LINE } from './model/editable-line.ts';

/** Two lines with their sums, to be written on by keyboard alone. */
export const Written = () => <LinesOwner start={sampleLines} />;

/** One blank line, where an invoice begins. */
export const Blank = () => <LinesOwner start={[{ ...EMPTY_LINE, id: 'first' }]} />;
