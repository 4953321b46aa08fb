import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Radio } from '../../../forms/elements/radio/Radio.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import type { FieldConflict, MergeSide } from '../../../lib/merge/merge.types.ts';
import { Kbd } from '../../../ui-element/typography/Kbd.tsx';
import { Field, Name, Option, Options, OptionHead, Value } from './ConflictField.styles.ts';
import type { MergeFieldText } from '../field-merge.types.ts';
import { SIDES } from './merge-sides.ts';
import { useValueText } from './useValueText.ts';
import { WordChanges } from './WordChanges.tsx';

interface ConflictFieldProps {
  label: string;
  conflict: FieldConflict;
  text: MergeFieldText | undefined;
  sides: Readonly<Record<MergeSide, string>>;
  chosen: MergeSide | null;
  onChoose: (side: MergeSide) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One field with its three values, of which one is chosen. */
export function ConflictField({ label, chosen, onKeyDown, ...option }: ConflictFieldProps) {
  const id = useId();
  return (
    <Field role="radiogroup" aria-labelledby={id} onKeyDown={onKeyDown}>
      <Name id={id} data-chosen={chosen !== null || undefined}>
        {label}
        <Icon icon={CircleCheck} size="text" />
      </Name>
      <Options>
        {SIDES.map((side, index) => (
          <SideOption
            key={side}
            {...option}
            label={label}
            group={id}
            side={side}
            shortcut={String(index + 1)}
            isChosen={side === chosen}
          />
        ))}
      </Options>
    </Field>
  );
}

interface SideOptionProps extends Pick<ConflictFieldProps, 'label' | 'conflict' | 'text' | 'sides' | 'onChoose'> {
  group: string;
  side: MergeSide;
  shortcut: string;
  isChosen: boolean;
}

/** Names of choices end there; a longer value is read on its own. */
const LONGEST_IN_NAME = 160;

function SideOption(props: SideOptionProps) {
  const { label, conflict, text, sides, group, side, shortcut, isChosen, onChoose } = props;
  const { t } = useLingui();
  const textOf = useValueText(conflict.kind, text?.format);
  const value = textOf(conflict[side]);
  const name = sides[side];
  const shown = value || t({ message: 'Empty', context: 'value' });
  const isShort = shown.length <= LONGEST_IN_NAME;
  return (
    <Option data-chosen={isChosen || undefined}>
      <Radio
        name={group}
        value={side}
        checked={isChosen}
        aria-label={isShort ? `${name}: ${shown}` : name}
        aria-keyshortcuts={shortcut}
        onChange={() => onChoose(side)}
      >
        <OptionHead>
          <span>{name}</span>
          <Kbd aria-hidden>{shortcut}</Kbd>
        </OptionHead>
      </Radio>
      <Value label={`${label}, ${name}`} data-long={!isShort || undefined} data-empty={!value || undefined}>
        {text?.render?.(conflict[side]) ??
          (value ? <WordChanges before={side === 'base' ? value : textOf(conflict.base)} after={value} /> : shown)}
      </Value>
    </Option>
  );
}
