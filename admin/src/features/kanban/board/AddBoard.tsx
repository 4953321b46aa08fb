import { Button, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { NewTitle } from './NewTitle.tsx';
import { useComposerFocus } from './useComposerFocus.ts';

/** After the last board: a button that becomes a field. */
export function AddBoard({ actor }: { actor: KanbanActor }) {
  const isOpen = useActorState(actor, ({ context }) => context.composer?.kind === 'board');
  const button = useComposerFocus<HTMLButtonElement>(isOpen);

  if (isOpen) return <NewBoard actor={actor} />;
  return (
    <Button
      ref={button}
      variant="soft"
      tone="secondary"
      icon={Plus}
      onClick={() => actor.send({ type: 'composer opened', composer: { kind: 'board' } })}
    >
      <Trans>Add board</Trans>
    </Button>
  );
}

function NewBoard({ actor }: { actor: KanbanActor }) {
  const { t } = useLingui();
  const label = t`New board title`;
  return (
    <NewTitle actor={actor} kind="board" label={t`New board`}>
      {(field) => <TextField {...field} label={label} placeholder={label} autoComplete="off" />}
    </NewTitle>
  );
}
