import { hasEveryWord } from '../../../../lib/i18n/search/find-folded.ts';
import { fold } from '../../../../lib/i18n/search/fold.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SelectOption } from '../Select.tsx';

export interface ChoiceOption<Value extends string = string> extends SelectOption<Value> {
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Stands before the label in place of an icon, such as the small `Avatar` of a person. */
  image?: ReactNode;
  /** A second line that tells it from its likes. */
  description?: string;
  /**
   * Whether it is among the chosen for good; such options come first. A single choice takes no notice.
   * @default false
   */
  isFixed?: boolean;
}

export interface ChoiceGroup<Value extends string = string> {
  /** Stands above its options, with their number. */
  label: string;
  /** The options of the group. */
  options: readonly ChoiceOption<Value>[];
}

/** Options, and groups of options. */
export type Choices<Value extends string = string> = readonly (ChoiceOption<Value> | ChoiceGroup<Value>)[];

export function isGroup<Value extends string>(
  choice: ChoiceOption<Value> | ChoiceGroup<Value>,
): choice is ChoiceGroup<Value> {
  return 'options' in choice;
}

/** Every option, without the groups. */
export function optionsIn<Value extends string>(choices: Choices<Value>): ChoiceOption<Value>[] {
  return choices.flatMap((choice) => (isGroup(choice) ? choice.options : [choice]));
}

/** The options that have each word of the text; a group without any is left out. */
export function narrow<Value extends string>(choices: Choices<Value>, text: string): Choices<Value> {
  const wanted = fold(text.trim());
  if (wanted === '') return choices;
  const fits = ({ label, description = '' }: ChoiceOption<Value>) => hasEveryWord(`${label} ${description}`, wanted);

  return choices.flatMap<Choices<Value>[number]>((choice) => {
    if (!isGroup(choice)) return fits(choice) ? [choice] : [];
    const options = choice.options.filter(fits);
    return options.length > 0 ? [{ ...choice, options }] : [];
  });
}
