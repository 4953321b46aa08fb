import { Button, Inline } from '@embarque/design-system';
import {
  ChatComposer,
  type ChatComposerHandle,
  type ComposerContext,
  type VoiceRecording,
} from '@embarque/design-system/chat';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { dataUrlOf } from '../../../files/data-url.ts';
import { useMessageLabels } from '../list/useMessageLabels.ts';
import { textOf } from '../list/chat.rows.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { type Draft, draftBefore, emptyDraft } from '../model/chat.drafts.ts';
import { conversationOf } from '../model/chat.state.ts';
import { useSavedReplies } from './useSavedReplies.ts';
import { useStaging } from './useStaging.ts';

export interface ThreadComposerProps {
  actor: ChatActor;
  contact: ChatContact;
  composerRef: Ref<ChatComposerHandle>;
  /** Called when it is there. */
  onShown: () => void;
  onEditLast: () => void;
  /** Called when something was sent: the newest message comes in sight. */
  onSent: () => void;
}

/** Writes to a contact. Its state lives beside the messages, so that a letter draws none of them again. */
export function ThreadComposer({ actor, contact, composerRef, onShown, onEditLast, onSent }: ThreadComposerProps) {
  const { id: contactId, fullName } = contact;
  useEffect(() => onShown(), [onShown]);
  const draft = useActorState(actor, ({ context }) => context.drafts[contactId] ?? emptyDraft);
  const { stage, unstage } = useStaging(actor, contactId);
  const savedReplies = useSavedReplies();
  const context = useComposerContext(actor, contact, draft);
  const change = (fields: Partial<Draft>) => actor.send({ type: 'draft changed', contactId, change: fields });
  const sendVoice = async ({ blob, seconds }: VoiceRecording) => {
    actor.send({ type: 'voice recorded', contactId, voice: { url: await dataUrlOf(blob), seconds } });
    onSent();
  };

  return (
    <ChatComposer
      ref={composerRef}
      person={fullName}
      value={draft.text}
      onChange={({ value }) => change({ text: value })}
      onSend={() => {
        actor.send({ type: 'message submitted', contactId });
        onSent();
      }}
      images={draft.images.map(({ id, name, url }) => ({ id, name, src: url }))}
      documents={draft.documents}
      onUnstage={({ id }) => unstage(id)}
      {...(draft.editing === null && {
        onStage: ({ files }) => void stage(files),
        onVoice: (recording) => void sendVoice(recording),
      })}
      context={context}
      onCancelContext={() => change(draft.editing === null ? { replyTo: null } : draftBefore(draft))}
      onEditLast={onEditLast}
      savedReplies={savedReplies}
      notice={contact.isBlocked && <BlockedNotice actor={actor} contact={contact} />}
    />
  );
}

function BlockedNotice({ actor, contact: { id, fullName } }: Pick<ThreadComposerProps, 'actor' | 'contact'>) {
  return (
    <Inline distribute="center">
      <span>
        <Trans>You blocked {fullName}.</Trans>
      </span>
      <Button
        variant="outline"
        size="small"
        onClick={() => actor.send({ type: 'contact updated', contactId: id, fields: { isBlocked: false } })}
      >
        <Trans context="action">Unblock</Trans>
      </Button>
    </Inline>
  );
}

/** The message that is replied to or changed, in words. */
function useComposerContext(actor: ChatActor, contact: ChatContact, draft: Draft): ComposerContext | null {
  const { t } = useLingui();
  const labels = useMessageLabels();
  const wanted = draft.editing ?? draft.replyTo;
  const message = useActorState(actor, ({ context }) =>
    wanted === null ? undefined : conversationOf(context.shown, contact.id).messages.find(({ id }) => id === wanted),
  );
  if (!message) return null;
  return {
    kind: draft.editing === null ? 'reply' : 'edit',
    sender: message.senderId === contact.id ? contact.fullName : t({ message: 'You', context: 'sender' }),
    text: textOf(message, contact.id, labels),
  };
}
