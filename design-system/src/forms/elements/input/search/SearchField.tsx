import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import { Affix } from '../../../field/Control.styles.ts';
import { ControlBox } from '../../../field/ControlBox.tsx';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../../field/field-props.ts';
import { FieldFrame } from '../../../field/FieldFrame.tsx';
import { ClearButton, SearchInput } from './SearchField.styles.ts';

export interface SearchFieldProps
  extends
    Omit<FieldProps, 'labelAction' | 'isRequired' | 'isReadOnly'>,
    Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'prefix' | 'children'> {
  /**
   * Whether the label is to be seen above the field, or only heard.
   * @default 'hidden'
   */
  labelVisibility?: FieldProps['labelVisibility'];
  /** Called when the button or Escape has emptied it, after `onChange`. */
  onClear?: () => void;
}

/** Narrows down what is on the page. Escape or its button empty it. Ref and rest go to the native input. */
export function SearchField({ ref, labelVisibility = 'hidden', onClear, onKeyDown, ...props }: SearchFieldProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps({ ...props, labelVisibility });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const clear = () => {
    if (!input.current) return;
    input.current.setRangeText('', 0, input.current.value.length);
    // Fires an input event, as typing would, for listeners.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    onClear?.();
  };

  return (
    <FieldFrame {...field}>
      {(control) => (
        <ControlBox size={size} data-unprinted>
          <Affix>
            <Icon icon={Search} />
          </Affix>
          <SearchInput
            placeholder={t`Search`}
            autoComplete="off"
            {...rest}
            {...control}
            ref={input}
            type="search"
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'Escape' || !event.currentTarget.value || event.defaultPrevented) return;
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          <ClearButton
            type="button"
            disabled={field.isDisabled}
            aria-label={t`Clear search`}
            title={t`Clear search`}
            onClick={clear}
          >
            <Icon icon={X} />
          </ClearButton>
        </ControlBox>
      )}
    </FieldFrame>
  );
}
