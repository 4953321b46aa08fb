import { Alert, Badge, Inline } from '@embarque/design-system';
import { MailComposer, MailComposerFiles } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useUnsavedWork } from '../../../leaving/unsaved-work.ts';
import { badAddresses, type DraftStart, hasRecipients, isEmpty } from './compose.draft.ts';
import { ComposeActions } from './ComposeActions.tsx';
import { ComposeFields } from './ComposeFields.tsx';
import { ComposeText } from './ComposeText.tsx';
import { formatSize } from '../model/email.format.ts';
import { labelTones, useEmailWords } from '../email.names.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

/** The window in which a mail is written. */
export function EmailComposer({ compose, email, writer }: Pick<Mailbox, 'compose' | 'email' | 'writer'>) {
  const { t } = useLingui();
  const { labels } = useEmailWords();
  const window = useRef<HTMLElement>(null);
  const draft = useActorState(compose, ({ context }) => context.draft);
  const problem = useActorState(compose, ({ context }) => context.problem);
  const size = useActorState(compose, (state) => {
    if (state.matches({ writing: 'minimised' })) return 'minimised';
    return state.matches({ writing: 'maximised' }) ? 'maximised' : 'docked';
  });
  useUnsavedWork(draft !== null && !isEmpty(draft), { isKept: true });
  if (!draft) return null;

  const change = (wish: DraftStart) => compose.send({ type: 'draft changed', change: wish });
  const wrong = badAddresses(draft).join(', ');
  const problems = {
    'no recipients': t`Say whom the mail is for, then send it again. Nothing is lost.`,
    'bad address': t`This is no email address: ${wrong}. An address looks like name@example.com.`,
    'no subject': t`The mail has no subject. Write one, or send it again as it is.`,
    'time is over': t`This moment is over. Choose a later one.`,
  };

  return (
    <MailComposer
      ref={window}
      title={draft.subject || t`New mail`}
      size={size}
      onSizeChange={({ size: wish }) => compose.send(sizeEvents[wish])}
      onClose={() => compose.send({ type: 'window closed' })}
      notice={problem && <Alert tone={problem === 'no subject' ? 'warning' : 'danger'} title={problems[problem]} />}
      footer={<ComposeActions compose={compose} draft={draft} onChange={change} />}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        compose.send({ type: 'sending asked' });
      }}
    >
      <ComposeFields key={draft.id} {...{ draft, email, writer, problem }} onChange={change} />
      {draft.labels.length > 0 && (
        <Inline role="group" aria-label={t`Labels`} style={{ paddingInline: '1rem' }}>
          {draft.labels.map((label) => (
            <Badge key={label} tone={labelTones[label]}>
              {labels[label]}
            </Badge>
          ))}
        </Inline>
      )}
      <ComposeText key={`text ${draft.id}`} draft={draft} hasFocus={hasRecipients(draft)} onChange={change} />
      <MailComposerFiles
        files={draft.files.map(({ fileName, size: bytes }) => ({ fileName, size: formatSize(bytes) }))}
        onRemove={({ index }) => change({ files: draft.files.filter((_, each) => each !== index) })}
      />
    </MailComposer>
  );
}

const sizeEvents = {
  docked: { type: 'window restored' },
  minimised: { type: 'window minimised' },
  maximised: { type: 'window maximised' },
} as const;
