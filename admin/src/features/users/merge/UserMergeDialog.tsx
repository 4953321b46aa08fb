import { brandNames } from '@embarque/design-system/account';
import { FieldMergeDialog, type MergeFieldText, type MergeFieldTexts } from '@embarque/design-system/field-merge';
import type { UserAccount } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../../i18n/format.ts';
import type { MergeChoices } from '@embarque/design-system/merge';
import { useUserPrincipal } from '../../../people/usePrincipal.ts';
import { useCountryName, useLanguageName } from '../../../people/useNames.ts';
import type { UserConflict } from '../machine/user.context.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import { usePlanNames } from '../view/user.plans.ts';
import { lastChangeOf } from './user.merge.ts';
import { useUserFieldNames } from './useUserFieldNames.ts';

interface UserMergeDialogProps {
  conflict: UserConflict;
  labels: UserLabels;
  onSave: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Asks for a side in each field of a user that another person has changed too. */
export function UserMergeDialog({ conflict, labels, onSave, onClose }: UserMergeDialogProps) {
  const { t } = useLingui();
  const names = useUserFieldNames();
  const formats = useFormats(labels);
  const { merge, theirs } = conflict;
  const principal = useUserPrincipal();
  const { by, at } = lastChangeOf(theirs, { notBy: principal.byName || principal.by }) ?? {};
  const author = by || theirs.user.fullName;
  const fields: MergeFieldTexts = Object.fromEntries(
    merge.conflicts.map(({ field }): [string, MergeFieldText] => [
      field,
      { label: names(field), ...(formats[field] && { format: formats[field] }) },
    ]),
  );
  return (
    <FieldMergeDialog
      isOpen
      title={t`${author} has changed this user too`}
      author={author}
      {...(at && { changedAt: formatDayAndTime(new Date(at)) })}
      conflicts={merge.conflicts}
      fields={fields}
      alsoChanged={merge.onlyTheirs.map(names)}
      onSave={({ choices }) => onSave(choices)}
      onClose={onClose}
    />
  );
}

/** How values are written that are not the text that is stored. */
function useFormats({ statusOf, planOf, roleOf }: UserLabels): Readonly<Record<string, (value: unknown) => string>> {
  const { t } = useLingui();
  const country = useCountryName();
  const language = useLanguageName();
  const planNames = usePlanNames();
  const other = t({ message: 'Card', context: 'payment' });
  const text = (write: (value: string) => string) => (value: unknown) => write(String(value));
  return {
    status: text((value) => statusOf({ status: value })),
    currentPlan: text((value) => planOf({ currentPlan: value })),
    role: text((value) => roleOf(value).label),
    language: text(language),
    country: text(country),
    billingCountry: text(country),
    'address.country': text(country),
    plan: (value) => {
      const { name } = value as UserAccount['plan'];
      return name ? planNames[name] : t`No plan`;
    },
    cards: (value) =>
      (value as UserAccount['cards'])
        .map(({ brand, last4 }) => `${brand === 'other' ? other : brandNames[brand]} •••• ${last4}`)
        .join('\n'),
  };
}
