import { Button, EmptyState } from '@embarque/design-system';
import { ChatThreadSkeleton } from '@embarque/design-system/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { ChatActor } from '../machine/chat.machine.ts';

interface NoContactProps {
  actor: ChatActor;
  onClose: () => void;
}

/** Stands in the place of a thread whose contact is not known yet, or does not exist. */
export function NoContact({ actor, onClose }: NoContactProps) {
  const { t } = useLingui();
  const isReady = useActorState(actor, (state) => state.matches({ people: 'ready' }));
  const isFailed = useActorState(actor, (state) => state.matches({ people: 'failed' }));
  // The list says why nothing could be loaded.
  if (isFailed) return null;
  if (!isReady) return <ChatThreadSkeleton label={t`Loading messages…`} />;
  return (
    <EmptyState
      title={t`Contact not found`}
      headingLevel={2}
      actions={
        <Button variant="outline" onClick={onClose}>
          <Trans>Show all chats</Trans>
        </Button>
      }
    >
      <Trans>It may have been deleted.</Trans>
    </EmptyState>
  );
}
