import { useLingui } from '@lingui/react/macro';
import { useControlledState } from 'react-stately/useControlledState';
import { RadioGroup, type RadioGroupProps } from '../../forms/elements/radio/RadioGroup.tsx';

/** A language by its code, as `lang` attributes write it. */
export type Language = 'en' | 'fr' | 'de' | 'pt';

export interface LanguageChoiceProps extends Omit<
  RadioGroupProps<Language>,
  'label' | 'options' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The language, when its owner keeps it. */
  language?: Language;
  /**
   * The language at first, when the choice keeps it.
   * @default 'en'
   */
  defaultLanguage?: Language;
  /** Called with the language that was chosen, so that whatever else shows it stays in step. */
  onLanguage?: (change: { language: Language }) => void;
}

/**
 * Changes the language at once. Each language is written in itself, so that people find theirs whatever is on the page. Beside
 * other settings of the app, use a menu.
 */
export function LanguageChoice({ language, defaultLanguage = 'en', onLanguage, ...rest }: LanguageChoiceProps) {
  const { t } = useLingui();
  const [chosen, choose] = useControlledState(language, defaultLanguage, (next) => onLanguage?.({ language: next }));
  return (
    <RadioGroup
      orientation="horizontal"
      {...rest}
      label={t`Language`}
      options={languages}
      value={chosen}
      onChange={({ value }) => choose(value)}
    />
  );
}

const languages: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
  { value: 'pt', label: 'Português' },
];
