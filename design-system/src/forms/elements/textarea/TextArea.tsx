import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { countLetters } from '../../../lib/i18n/letters/letters.ts';
import { ControlBox } from '../../field/ControlBox.tsx';
import { placeholderFor, type FieldOwnProps, splitFieldProps, type TypedFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { Area, Counter } from './TextArea.styles.ts';

export interface TextAreaProps
  extends TypedFieldProps, Omit<ComponentPropsWithRef<'textarea'>, FieldOwnProps | 'children'> {
  /**
   * Lines it shows when empty; it grows with its text.
   * @default 3
   */
  rows?: number;
  /** How many characters are meant to be enough. A counter shows them, with an emoji or a flag as one; more can be typed, and the form decides. */
  characterLimit?: number;
}

/** Asks for more than a line of text. Ref and rest go to the native textarea. */
export function TextArea({ rows = 3, characterLimit, onChange, ...props }: TextAreaProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const used = characterLimit === undefined ? 0 : countLetters(String(rest.value ?? typed));

  return (
    <FieldFrame {...field} describedBy={characterLimit === undefined ? undefined : counterId}>
      {(control) => (
        <>
          <ControlBox size={size}>
            <Area
              {...rest}
              {...control}
              rows={rows}
              placeholder={placeholderFor(field.labelPlacement, rest.placeholder)}
              onChange={(event) => {
                onChange?.(event);
                setTyped(event.target.value);
              }}
            />
          </ControlBox>
          {characterLimit !== undefined && (
            <Counter id={counterId} data-over={used > characterLimit || undefined}>
              <bdi>{t`${used} of ${characterLimit} characters`}</bdi>
            </Counter>
          )}
        </>
      )}
    </FieldFrame>
  );
}
