import { theme } from '../../theme/theme.ts';

/** A step of the spacing scale. */
export type Space = keyof typeof theme.raw.space;

export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Distribution = 'start' | 'center' | 'end' | 'between';

export const distributions: Record<Distribution, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

/** The custom property of a step, or of nothing. */
export function spaceOf(step: Space | 'none'): string {
  return step === 'none' ? '0px' : theme.space[step];
}
