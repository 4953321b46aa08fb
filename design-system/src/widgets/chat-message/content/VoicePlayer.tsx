import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { formatTime } from '../../../extensions/react-player/media.ts';
import { useMedia } from '../../../extensions/react-player/useMedia.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { ChatVoice } from '../chat.types.ts';
import { Clock, PlayButton, Progress, Voice } from './VoicePlayer.styles.ts';
import { useTabStop } from '../stop.context.ts';

/** Plays a spoken message. */
export function VoicePlayer({ voice: { src, seconds } }: { voice: ChatVoice }) {
  const { t } = useLingui();
  const stop = useTabStop();
  const { mediaRef, events, state, actions } = useMedia<HTMLAudioElement>();
  const isPlaying = state.status === 'playing';
  const isBegun = isPlaying || state.status === 'paused';
  // Recordings of browsers do not say how long they are before they have been played.
  const duration = state.duration || seconds;
  return (
    <Voice role="group" aria-label={t`Voice message`}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a spoken message has no written one */}
      <audio ref={mediaRef} src={src} preload="none" {...events} />
      <PlayButton {...stop} type="button" aria-label={isPlaying ? t`Pause` : t`Play`} onClick={actions.toggle}>
        <Icon icon={isPlaying ? Pause : Play} />
      </PlayButton>
      <Progress
        {...stop}
        type="range"
        aria-label={t`Position`}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(state.time, duration)}
        onChange={({ currentTarget }) => actions.seek(Number(currentTarget.value))}
      />
      <Clock>{formatTime(isBegun ? state.time : seconds)}</Clock>
    </Voice>
  );
}
