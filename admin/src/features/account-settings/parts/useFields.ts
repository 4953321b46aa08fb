import type { AccountSections, SectionName } from '@embarque/mocks/account-setting/contract';
import { useLingui } from '@lingui/react/macro';
import { MAX_BIO, MAX_LENGTH, type Mistake } from '../model/account.checks.ts';
import { useSection } from '../useAccount.ts';

/** The messages of a field, by mistake; what is left out has a general one. */
export type FieldMessages = Partial<Record<Mistake, string>>;

/** The fields of a section: value, message, and what a change does. */
export function useFields<Name extends SectionName>(section: Name) {
  const { t } = useLingui();
  const { values, mistakes, change } = useSection(section);
  type Field = keyof AccountSections[Name] & string;

  const messageOf = (field: Field, messages: FieldMessages = {}): string | undefined => {
    const mistake = mistakes[field];
    if (!mistake) return undefined;
    const most = field === 'bio' ? MAX_BIO : MAX_LENGTH;
    const general: Record<Mistake, string> = {
      missing: t`This field is required.`,
      malformed: t`Check this field.`,
      'too long': t`Use at most ${most} characters.`,
      taken: t`This is already in use. Choose another one.`,
    };
    return messages[mistake] ?? general[mistake];
  };
  const set = (field: Field, value: unknown) => change({ [field]: value } as Partial<AccountSections[Name]>);

  return {
    values,
    change,
    messageOf,
    /** For a text field. */
    text: (field: Field, messages?: FieldMessages) => ({
      value: String(values[field] ?? ''),
      errorMessage: messageOf(field, messages),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        set(field, currentTarget.value),
    }),
    /** For a choice. */
    choice: (field: Field) => ({
      value: String(values[field] ?? '') || null,
      errorMessage: messageOf(field),
      onChange: ({ value }: { value: string }) => set(field, value),
    }),
    /** For a field that hands its text on. */
    given: (field: Field, messages?: FieldMessages) => ({
      value: String(values[field] ?? ''),
      errorMessage: messageOf(field, messages),
      onChange: ({ text }: { text: string }) => set(field, text),
    }),
  };
}
