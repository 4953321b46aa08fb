import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceChips } from './ChoiceChips.tsx';

/** Labels, each in its colour. */
export function Labels() {
  const { t } = useLingui();
  const [value, setValue] = useState<string[]>(['claims']);
  return (
    <ChoiceChips
      label={t`Labels`}
      value={value}
      onChange={(change) => setValue(change.value)}
      options={[
        { value: 'claims', label: t`Claims`, tone: 'success' },
        { value: 'data-plans', label: t`Data plans`, tone: 'info' },
        { value: 'urgent', label: t`Urgent`, tone: 'danger' },
      ]}
    />
  );
}

/** People of a team, by their faces. */
export function People() {
  const { t } = useLingui();
  const [value, setValue] = useState<string[]>(['Lívia Prado']);
  return (
    <ChoiceChips
      label={t`Assigned to`}
      value={value}
      onChange={(change) => setValue(change.value)}
      options={['Marina Duarte', 'Lívia Prado', 'Ahmed Osman', 'Tatiane Rocha'].map((name) => ({
        value: name,
        label: name,
        image: '',
      }))}
    />
  );
}
