import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import type { Tone } from '../../../theme/tones.ts';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { asLabelOf } from '../../field/Choice.styles.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { Label, Native, Track } from './Switch.styles.ts';

export interface SwitchProps
  extends
    Pick<FieldProps, 'description' | 'errorMessage' | 'isDisabled'>,
    Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'role'> {
  /** The label, the same in both states. Without one, as in a table row, pass an `aria-label`. */
  children?: ReactNode;
  /**
   * The colour when it is on.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether a check and a cross say the state beside place and colour.
   * @default false
   */
  hasMarks?: boolean;
}

/** Turns something on or off at once. For what takes effect with its form, use `Checkbox`. */
export function Switch({ tone = 'primary', hasMarks = false, children, ...props }: SwitchProps) {
  const { field, rest } = splitFieldProps({ ...props, label: undefined });

  return (
    <FieldFrame {...field}>
      {({ readOnly: _, required: __, ...control }) => (
        <Label {...asLabelOf(children)}>
          <Track data-tone={tone}>
            <Native {...rest} {...control} />
            {hasMarks && <Icon icon={Check} />}
            {hasMarks && <Icon icon={X} />}
          </Track>
          {children && <span>{children}</span>}
        </Label>
      )}
    </FieldFrame>
  );
}
