import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { Affix, Input } from '../../field/Control.styles.ts';
import { ControlBox } from '../../field/ControlBox.tsx';
import { ControlButton } from '../../field/ControlButton.styles.ts';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'prefix' | 'children'> {
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  /**
   * The address of the account that the password belongs to, where no field of the form asks for it: password managers store both
   * together. Nobody sees or reaches it.
   */
  account?: string | undefined;
  /** An icon before the text. */
  prefix?: ReactNode;
}

/**
 * Asks for a secret. A button shows and hides it; sending the form hides it again, so that the browser does not keep it
 * among its suggestions. Ref and rest go to the native input.
 */
export function PasswordField({ ref, onKeyDown, onKeyUp, onBlur, account, prefix, ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const lookAtCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame {...field} note={isCapsLockOn && t`Caps Lock is on.`}>
      {(control) => (
        <ControlBox size={size}>
          {account !== undefined && <input hidden readOnly type="text" autoComplete="username" value={account} />}
          {prefix && <Affix>{prefix}</Affix>}
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type={isShown ? 'text' : 'password'}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              lookAtCapsLock(event);
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event);
              lookAtCapsLock(event);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              setIsCapsLockOn(false);
            }}
          />
          <ControlButton
            type="button"
            disabled={field.isDisabled}
            aria-label={t`Show password`}
            title={t`Show password`}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon icon={isShown ? EyeOff : Eye} size="menu" />
          </ControlButton>
        </ControlBox>
      )}
    </FieldFrame>
  );
}
