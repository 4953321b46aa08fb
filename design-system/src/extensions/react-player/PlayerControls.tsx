import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Square, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { formatTime, type MediaState } from './media.ts';
import { Bar, Clock, Failure, Rail, Sound } from './Player.styles.ts';
import type { MediaActions } from './useMedia.ts';

interface PlayerControlsProps {
  /** The title of the media. */
  label: string;
  state: MediaState;
  actions: MediaActions;
  /** Controls for video only. */
  children?: ReactNode;
}

const secondsPerStep = 0.1;

/** The buttons and rails below a film, and those that are all there is of a recording. */
export function PlayerControls({ label, state, actions, children }: PlayerControlsProps) {
  const { t } = useLingui();
  const { status, time, duration, loaded, isMuted } = state;
  const [now, all] = [formatTime(time), formatTime(duration)];
  const volume = isMuted ? 0 : state.volume;
  const percent = Math.round(volume * 100);
  const isPlaying = status === 'playing';

  return (
    <Bar role="group" aria-label={label}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? t`Pause` : t`Play`}
        size="small"
        tone="primary"
        variant="solid"
        onClick={actions.toggle}
      />
      <IconButton icon={Square} label={t`Stop`} size="small" onClick={actions.stop} />
      <Rail
        type="range"
        aria-label={t`Position`}
        aria-valuetext={t`${now} of ${all}`}
        min={0}
        max={duration || 1}
        step={secondsPerStep}
        value={Math.min(time, duration)}
        disabled={duration === 0}
        style={{ '--done': share(time, duration), '--loaded': share(loaded, duration) }}
        onChange={({ target }) => actions.seek(Number(target.value))}
      />
      <Clock>
        <bdi dir="ltr">
          {now} / {all}
        </bdi>
      </Clock>
      <Sound>
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          label={t`Mute`}
          aria-pressed={isMuted}
          size="small"
          onClick={actions.toggleMute}
        />
        <Rail
          type="range"
          aria-label={t`Volume`}
          aria-valuetext={`${percent} %`}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={{ '--done': `${percent}%`, '--loaded': '0%' }}
          onChange={({ target }) => actions.setVolume(Number(target.value))}
        />
      </Sound>
      {children}
      {status === 'failed' && <Failure role="alert">{t`Couldn't play this. Reload the page.`}</Failure>}
    </Bar>
  );
}

function share(part: number, whole: number): string {
  return whole > 0 ? `${(100 * part) / whole}%` : '0%';
}
