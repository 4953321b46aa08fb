import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Send, Square, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { formatTime } from '../../../extensions/react-player/media.ts';
import { VoicePlayer } from '../../chat-message/content/VoicePlayer.tsx';
import type { VoiceRecording } from '../chat-composer.types.ts';
import { Dot, Fill, Line, Refusal } from '../ChatComposer.styles.ts';
import { useRecorder } from './useRecorder.ts';

export interface VoiceNoteProps {
  /** Called with a recording that should be sent. */
  onSend: (recording: VoiceRecording) => void;
  /** Called when there is none to send after all. */
  onCancel: () => void;
}

/** Records a spoken message: record, listen, then send or discard it. Begins at once. */
export function VoiceNote({ onSend, onCancel }: VoiceNoteProps) {
  const { t } = useLingui();
  const { state, stop } = useRecorder();
  const discard = <IconButton icon={Trash2} label={t`Discard recording`} onClick={onCancel} />;

  if (state.status === 'refused')
    return (
      <Line>
        <Fill>
          <Refusal role="alert">
            <Trans>The microphone is blocked. Allow it in the settings of your browser, then try again.</Trans>
          </Refusal>
        </Fill>
        <IconButton icon={Trash2} label={t`Close`} onClick={onCancel} />
      </Line>
    );
  if (state.status === 'recorded')
    return (
      <Line>
        {discard}
        <Fill>
          <VoicePlayer voice={{ src: state.src, seconds: state.seconds }} />
        </Fill>
        <IconButton
          icon={Send}
          label={t`Send voice message`}
          tone="primary"
          variant="solid"
          onClick={() => onSend({ blob: state.blob, seconds: state.seconds })}
        />
      </Line>
    );
  const isRecording = state.status === 'recording';
  return (
    <Line>
      {discard}
      <Fill>
        <Dot data-live={isRecording || undefined} />
        <span role="status">
          {isRecording ? <Trans context="state">Recording</Trans> : <Trans>Waiting for the microphone…</Trans>}
        </span>
        {isRecording && (
          <span role="timer">
            <bdi dir="ltr">{formatTime(state.seconds)}</bdi>
          </span>
        )}
      </Fill>
      <IconButton
        icon={isRecording ? Square : Mic}
        label={t`Stop recording`}
        tone="danger"
        variant="soft"
        isIdle={!isRecording}
        onClick={stop}
      />
    </Line>
  );
}
