import { Divider, Select, Stack } from '@embarque/design-system';
import type { Mood } from '@embarque/mocks/authentication/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { MOODS } from './moods.ts';

interface MoodDialProps {
  mood: Mood;
  /** Something that the server accepts. */
  hint: ReactNode;
  /** Further ways to look at the demo. */
  children?: ReactNode;
}

/** Sets how the demo's server answers, in the URL, and says what it would accept. */
export function MoodDial({ mood, hint, children }: MoodDialProps) {
  const { t } = useLingui();
  const [, change] = useSearchQuery();
  const labels: Record<Mood, string> = {
    usual: t`As usual`,
    wrong: t`Refuses everything as wrong`,
    expired: t`Codes and links have expired`,
    locked: t`Too many attempts`,
    slow: t`Two seconds late`,
  };
  return (
    <Stack gap="m" style={{ marginBlockStart: '1.5rem' }}>
      <Divider>{t`About this demo`}</Divider>
      <Select<Mood>
        size="small"
        label={t`How the server answers`}
        description={hint}
        options={MOODS.map((value) => ({ value, label: labels[value] }))}
        value={mood}
        onChange={({ value }) =>
          change((current) => withParams(current, { mood: value === 'usual' ? undefined : value }), { replace: true })
        }
      />
      {children}
    </Stack>
  );
}
