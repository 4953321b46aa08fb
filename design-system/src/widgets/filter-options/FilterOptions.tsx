import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { Radio } from '../../forms/elements/radio/Radio.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Below, Count, Label, List, Option, Root } from './FilterOptions.styles.ts';

export interface FilterOption {
  value: string;
  /** The visible label: text, or a drawing that says the same as `name`. */
  label: ReactNode;
  /** The label in words, where it is a drawing. */
  name?: string;
  /** How many things it would show. */
  count?: number;
}

export interface FilterOptionsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** The name of the filter. */
  label: string;
  /** The choices, in their order. */
  options: readonly FilterOption[];
  /** The values that are chosen: one at most where one excludes the other. */
  chosen: readonly string[];
  /** Called with the values that are chosen from now on. */
  onChange: (change: { chosen: string[] }) => void;
  /**
   * Whether one choice excludes the others.
   * @default 'one'
   */
  mode?: 'one' | 'several';
  /** Another control for the same property, below the options, such as a slider. */
  children?: ReactNode;
}

/** Narrows down a list by one property, each choice with its count. It takes effect at once; in forms, use `RadioGroup`. */
export function FilterOptions({
  label,
  options,
  chosen,
  onChange,
  mode = 'one',
  children,
  ...rest
}: FilterOptionsProps) {
  const name = useId();
  const formatValue = useNumberFormat(undefined);
  const toggle = (value: string) =>
    onChange({ chosen: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value] });

  return (
    <Root {...rest}>
      <Label>{label}</Label>
      <List>
        {options.map((option) => {
          const isChosen = chosen.includes(option.value);
          const said = { checked: isChosen, 'aria-label': option.name };
          return (
            <Option key={option.value}>
              {mode === 'one' ? (
                <Radio {...said} name={name} onChange={() => onChange({ chosen: [option.value] })}>
                  {option.label}
                </Radio>
              ) : (
                <Checkbox {...said} onChange={() => toggle(option.value)}>
                  {option.label}
                </Checkbox>
              )}
              {option.count !== undefined && <Count>{formatValue(option.count)}</Count>}
            </Option>
          );
        })}
      </List>
      {children && <Below>{children}</Below>}
    </Root>
  );
}
