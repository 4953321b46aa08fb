import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Chip, Chips, Legend, Root, Tick } from './ChoiceChips.styles.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  /** The visible label. */
  label: string;
  /**
   * The colour of the chip once it is chosen. The mark says the same.
   * @default 'primary'
   */
  tone?: Tone;
  /** Address of a picture of the person that it stands for; an empty one shows their initials. */
  image?: string;
}

export interface ChoiceChipsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  /** The name of the choice. */
  label: ReactNode;
  /** The options, all of them visible. */
  options: readonly Choice<Value>[];
  /** The chosen values. */
  value: readonly Value[];
  /** Called with the values that are chosen from now on, in the order of the options. */
  onChange: (change: { value: Value[] }) => void;
}

/** Chooses several of a few that are all in sight, such as labels or the people of a team. For many, use `MultiSelect`. */
export function ChoiceChips<Value extends string = string>(props: ChoiceChipsProps<Value>) {
  const { label, options, value, onChange, ...rest } = props;
  const toggle = (changed: Value) =>
    onChange({
      value: options.flatMap((option) =>
        value.includes(option.value) !== (option.value === changed) ? [option.value] : [],
      ),
    });

  return (
    <Root {...rest}>
      <Legend>{label}</Legend>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option.value}
            data-tone={option.tone ?? 'primary'}
            data-image={option.image === undefined ? undefined : true}
          >
            <Tick type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
            {option.image === undefined ? null : (
              <Avatar name={option.label} src={option.image} size="small" isDecorative />
            )}
            <span>{option.label}</span>
            <Icon icon={Check} />
          </Chip>
        ))}
      </Chips>
    </Root>
  );
}
