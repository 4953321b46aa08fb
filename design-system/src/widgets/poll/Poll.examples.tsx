import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatShortDay } from '../../lib/i18n/format-day.ts';
import { Poll } from './Poll.tsx';

const votes: Record<number, number> = { 1: 82, 2: 67 };

/** A poll that has closed shows its result, and takes no vote. */
export function Closed() {
  const { t } = useLingui();
  return (
    <Poll
      question={t`Which seat do you prefer?`}
      chosen={1}
      closedOn={formatShortDay('2026-01-31', { year: true })}
      onVote={() => undefined}
      choices={[
        { id: 1, label: t`A window seat`, votes: 83, voters: [{ name: 'Amara Okafor' }] },
        { id: 2, label: t`A seat near the exit`, votes: 67, voters: [{ name: 'Yuki Tanaka' }] },
      ]}
    />
  );
}

/** One vote for everybody, which can be changed and taken back. */
export function OneVoteForEverybody() {
  const { t } = useLingui();
  const [chosen, choose] = useState<number | null>(null);
  return (
    <Poll
      question={t`Which seat do you prefer?`}
      chosen={chosen}
      onVote={({ id }) => choose(id)}
      choices={[
        { id: 1, label: t`A window seat`, voters: [{ name: 'Amara Okafor' }, { name: 'Theo Laurent' }] },
        { id: 2, label: t`A seat near the exit`, voters: [{ name: 'Yuki Tanaka' }] },
      ].map((choice) => ({ ...choice, votes: (votes[choice.id] ?? 0) + (choice.id === chosen ? 1 : 0) }))}
    />
  );
}
