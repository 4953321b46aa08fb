import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Poll } from './Poll.tsx';

const votes: Record<number, number> = { 1: 82, 2: 67 };

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
