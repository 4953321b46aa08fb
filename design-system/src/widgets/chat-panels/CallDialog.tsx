import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { ChatPerson } from '../chat-message/chat.types.ts';
import { Head } from './ChatPanel.styles.ts';

export interface CallDialogProps {
  /** The called person. */
  person: ChatPerson;
  /** The kind of call. */
  kind: 'phone' | 'video';
  /** How far it has come. */
  state: 'ringing' | 'unanswered';
  /** Called when the call should end, or its dialog close. */
  onClose: () => void;
  /** Called when an unanswered call should begin again. */
  onRetry: () => void;
}

const loadDialog = () => import('../../components/modals/Dialog.tsx');

/** An outgoing call: it rings, and says when there is no answer. Its code arrives with the first call. */
export function CallDialog({ person, kind, state, onClose, onRetry }: CallDialogProps) {
  const { t } = useLingui();
  const { code, ask } = useOnDemand(loadDialog);
  const forget = useEffectEvent(() => onClose());
  useEffect(() => void ask(() => forget()), [ask]);
  const { name, src } = person;
  const isRinging = state === 'ringing';
  if (!code) return null;
  return (
    <code.Dialog
      isOpen
      size="small"
      title={kind === 'video' ? t`Video call` : t`Phone call`}
      onClose={onClose}
      footer={
        <>
          {!isRinging && (
            <Button onClick={() => onRetry()}>
              <Trans>Call again</Trans>
            </Button>
          )}
          <Button
            tone={isRinging ? 'danger' : 'secondary'}
            variant={isRinging ? 'solid' : 'outline'}
            {...(isRinging && { icon: PhoneOff })}
            onClick={() => onClose()}
          >
            {isRinging ? <Trans>End call</Trans> : <Trans>Close</Trans>}
          </Button>
        </>
      }
    >
      <Head>
        <Avatar name={name} src={src ?? null} size="xlarge" isDecorative />
        <Stack gap="xs">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p role="status">{isRinging ? <Trans context="call">Ringing…</Trans> : <Trans>No answer</Trans>}</p>
        </Stack>
      </Head>
    </code.Dialog>
  );
}
