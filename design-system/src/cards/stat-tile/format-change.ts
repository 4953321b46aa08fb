import type { Change } from './change.ts';

/** How exactly a change is written: with a tenth, without, or with one where there is one. */
export type ChangePrecision = 'tenths' | 'whole' | 'shortest';

const formatter = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('pt-BR', {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits,
    maximumFractionDigits,
  });

const formats: Record<ChangePrecision, Intl.NumberFormat> = {
  tenths: formatter(1, 1),
  whole: formatter(0, 0),
  shortest: formatter(0, 1),
};

/** Writes a change: `+17,5%`, or one of the texts for a change without a share. */
export function formatChange(change: Change, precision: ChangePrecision, texts: { new: string; unknown: string }) {
  if (change === null) return texts.unknown;
  return change === 'new' ? texts.new : formats[precision].format(change);
}
