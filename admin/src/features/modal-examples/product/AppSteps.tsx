import { RadioGroup, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { GraduationCap, ShoppingCart, Users } from 'lucide-react';
import type { AppDraft, Mistakes } from './app.draft.ts';

export interface AppStepProps {
  draft: AppDraft;
  mistakes: Mistakes;
  onChange: (change: Partial<AppDraft>) => void;
}

export function DetailsStep({ draft, mistakes, onChange }: AppStepProps) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <TextField
        label={t`Name of the app`}
        autoComplete="off"
        isRequired
        value={draft.name}
        errorMessage={mistakes.name ? t`Enter a name for the app.` : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <RadioGroup<AppDraft['category']>
        label={t`Category`}
        isFramed
        value={draft.category}
        onChange={({ value }) => onChange({ category: value })}
        options={[
          { value: 'crm', label: t`CRM application`, icon: Users },
          { value: 'ecommerce', label: t`Ecommerce platform`, icon: ShoppingCart },
          { value: 'learning', label: t`Online learning platform`, icon: GraduationCap },
        ]}
      />
    </Stack>
  );
}

export function FrameworkStep({ draft, onChange }: AppStepProps) {
  const { t } = useLingui();
  return (
    <RadioGroup<AppDraft['framework']>
      label={t`Select a framework`}
      isFramed
      value={draft.framework}
      onChange={({ value }) => onChange({ framework: value })}
      options={[
        { value: 'react-native', label: 'React Native' },
        { value: 'angular', label: 'Angular' },
        { value: 'vue', label: 'Vue' },
        { value: 'laravel', label: 'Laravel' },
      ]}
    />
  );
}

export function DatabaseStep({ draft, mistakes, onChange }: AppStepProps) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <TextField
        label={t`Name of the database`}
        autoComplete="off"
        isRequired
        value={draft.databaseName}
        errorMessage={mistakes.databaseName ? t`Enter a name for the database.` : undefined}
        onChange={({ target }) => onChange({ databaseName: target.value })}
      />
      <RadioGroup<AppDraft['database']>
        label={t`Select a database engine`}
        isFramed
        value={draft.database}
        onChange={({ value }) => onChange({ database: value })}
        options={[
          { value: 'firebase', label: 'Firebase' },
          { value: 'dynamodb', label: 'DynamoDB' },
          { value: 'mysql', label: 'MySQL' },
        ]}
      />
    </Stack>
  );
}
