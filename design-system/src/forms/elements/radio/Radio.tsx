import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../../theme/tones.ts';
import { asLabelOf } from '../../field/Choice.styles.ts';
import { Dot, Label } from './Radio.styles.ts';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'disabled'> {
  /** The label. Without one, as beside a field, pass an `aria-label`. */
  children?: ReactNode;
  /**
   * The colour of the chosen button.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether it cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean;
}

/** One button of a `RadioGroup`. Alone only where something else groups it; then all of a group share their `name`. */
export function Radio({ tone = 'primary', isDisabled = false, children, ...rest }: RadioProps) {
  return (
    <Label {...asLabelOf(children)}>
      <Dot {...rest} type="radio" disabled={isDisabled} data-tone={tone} />
      {children && <span>{children}</span>}
    </Label>
  );
}
