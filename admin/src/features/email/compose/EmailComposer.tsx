import { Alert, Badge, Button, Inline, isComposing } from '@embarque/design-system';
import { MailComposer, MailComposerFiles } from '@embarque/design-system/mail';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useUnsavedWork } from '../../../blocker/unsaved-work.ts';
import { invalidAddresses, type DraftStart, hasRecipients, isEmpty } from './compose.draft.ts';
import { ComposeActions } from './actions/ComposeActions.tsx';
import { useAttach } from './actions/useAttach.ts';
import { ComposeFields } from './recipients/ComposeFields.tsx';
import { ComposeText } from './ComposeText.tsx';
import { formatSize } from '../model/email.format.ts';
import { labelTone, useEmailNames } from '../email.names.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

/** Writes a message: in a window, or under the one that is answered. */
export function EmailComposer({ compose, email, writer }: Pick<Mailbox, 'compose' | 'email' | 'writer'>) {
  const { t } = useLingui();
  const { labels } = useEmailNames();
  const window = useRef<HTMLElement>(null);
  const draft = useActorState(compose, ({ context }) => context.draft);
  const problem = useActorState(compose, ({ context }) => context.problem);
  const size = useActorState(compose, (state) => {
    if (state.matches({ writing: 'inline' })) return 'inline';
    if (state.matches({ writing: 'minimised' })) return 'minimised';
    return state.matches({ writing: 'maximised' }) ? 'maximised' : 'docked';
  });
  useUnsavedWork(draft !== null && !isEmpty(draft), { isKept: true });
  const onChange = (change: DraftStart) => compose.send({ type: 'draft changed', change });
  const attach = useAttach(draft, onChange);
  if (!draft) return null;

  const wrong = invalidAddresses(draft).join(', ');
  const problems = {
    'invalid address': t`Enter a valid email address, such as name@example.com. Not valid: ${wrong}`,
    'no subject': t`No subject. Add one, or send anyway.`,
    'time is past': t`This time has passed. Choose a later one.`,
  };

  return (
    <MailComposer
      ref={window}
      title={draft.subject || t`New message`}
      size={size}
      onSizeChange={({ size: next }) => compose.send(sizeEvents[next])}
      onClose={() => compose.send({ type: 'window closed' })}
      onDropFiles={({ files, folders }) => attach(files, folders)}
      notice={
        problem &&
        problem !== 'no recipients' && (
          <Alert
            tone={problem === 'no subject' ? 'warning' : 'danger'}
            title={problems[problem]}
            actions={
              problem === 'no subject' && (
                <Button size="small" variant="outline" onClick={() => compose.send({ type: 'send requested' })}>
                  <Trans>Send anyway</Trans>
                </Button>
              )
            }
          />
        )
      }
      footer={<ComposeActions compose={compose} draft={draft} onChange={onChange} />}
      onKeyDown={(event) => {
        const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isMeant || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        compose.send({ type: 'send requested' });
      }}
    >
      <ComposeFields
        key={draft.id}
        {...{ compose, draft, email, writer, problem }}
        hasSubject={size !== 'inline'}
        onChange={onChange}
      />
      {draft.labels.length > 0 && (
        <Inline role="group" aria-label={t({ message: 'Labels', context: 'tags' })} style={{ paddingInline: '1rem' }}>
          {draft.labels.map((label) => (
            <Badge key={label} tone={labelTone(label)}>
              {labels[label]}
            </Badge>
          ))}
        </Inline>
      )}
      <ComposeText key={`text ${draft.id}`} draft={draft} hasFocus={hasRecipients(draft)} onChange={onChange} />
      <MailComposerFiles
        files={draft.files.map(({ fileName, size: bytes }) => ({ fileName, size: formatSize(bytes) }))}
        onRemove={({ index }) => onChange({ files: draft.files.filter((_, each) => each !== index) })}
      />
    </MailComposer>
  );
}

const sizeEvents = {
  // A window does not go back under its message; to open that does it.
  inline: { type: 'window restored' },
  docked: { type: 'window restored' },
  minimised: { type: 'window minimised' },
  maximised: { type: 'window maximised' },
} as const;
