import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Affix, Input } from '../../field/Control.styles.ts';
import { ControlBox } from '../../field/ControlBox.tsx';
import { placeholderFor, type FieldOwnProps, splitFieldProps, type TypedFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { withoutUnseenSigns } from '../../../lib/i18n/letters/letters.ts';
import { EMAIL_PATTERN } from '../../../lib/i18n/email-address.ts';

export interface TextFieldProps
  extends TypedFieldProps, Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'prefix' | 'children'> {
  /**
   * Which keyboard and which suggestions the browser offers.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** An icon or a few words before the text, such as `https://`. */
  prefix?: ReactNode;
  /** An icon or a few words after the text, such as a unit. */
  suffix?: ReactNode;
  /** Something that is true only right now, such as that a key changed nothing; it is also announced. */
  note?: ReactNode;
}

/** The browser's own field for an address hands over another spelling than was typed, and has another rule. */
const emailField = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  pattern: EMAIL_PATTERN,
} as const;

/**
 * Asks for a line of text. Ref and rest go to the native input, so a form library registers it like one.
 * For secrets, use `PasswordField`; for numbers, `NumberField`; for more than a line, `TextArea`.
 */
export function TextField({ type = 'text', prefix, suffix, note, onChange, ...props }: TextFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  const id = useId();
  const affixes = [prefix && `${id}-prefix`, suffix && `${id}-suffix`].filter(Boolean);

  return (
    <FieldFrame {...field} note={note} describedBy={affixes.join(' ')}>
      {(control) => (
        <ControlBox size={size} dir={rest.dir}>
          {prefix && (
            <Affix id={`${id}-prefix`}>
              <bdi>{prefix}</bdi>
            </Affix>
          )}
          <Input
            {...rest}
            {...control}
            onChange={(event) => {
              cleanUp(event.currentTarget, type === 'email' ? withoutFormatting : withoutUnseenSigns);
              onChange?.(event);
            }}
            {...(type === 'email' ? emailField : { type })}
            placeholder={placeholderFor(field.labelPlacement, rest.placeholder)}
          />
          {suffix && (
            <Affix id={`${id}-suffix`}>
              <bdi>{suffix}</bdi>
            </Affix>
          )}
        </ControlBox>
      )}
    </FieldFrame>
  );
}

/** No address has a sign that is not seen, marks of direction included. */
const withoutFormatting = (text: string) => text.replaceAll(/\p{Cf}/gu, '');

/** Keeps the caret where it is; the signs are not seen. */
function cleanUp(field: HTMLInputElement, clean: (text: string) => string) {
  const { value, selectionEnd } = field;
  const plain = clean(value);
  if (plain === value) return;
  const caret = clean(value.slice(0, selectionEnd ?? value.length)).length;
  field.value = plain;
  field.setSelectionRange(caret, caret);
}
