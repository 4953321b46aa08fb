import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import { Progress } from '../../components/progress/Progress.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';
import departure from './departure.webm';
import captions from './departure.vtt?url';
import gong from './gong.webm';
import { idleState, formatTime, type MediaState } from './media.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

/** A video with the browser's own controls. */
export function PlainVideo() {
  const { t } = useLingui();
  return (
    <VideoPlayer
      label={t`A departure`}
      src={departure}
      captions={{ src: captions, language: 'en', label: t`English` }}
      controls="native"
    />
  );
}

/** Plays a recording with the same controls in every browser, and reports its state. */
export function Audio() {
  const { t } = useLingui();
  const [state, setState] = useState(idleState);
  return (
    <Stack>
      <AudioPlayer label={t`Gate chime`} src={gong} onStateChange={setState} />
      <LiveState state={state} />
    </Stack>
  );
}

/** A video with custom controls. A switch shows the browser's own controls instead. */
export function ControlledVideo() {
  const { t } = useLingui();
  const [state, setState] = useState(idleState);
  const [isNative, setNative] = useState(false);
  return (
    <Stack>
      <VideoPlayer
        label={t`A departure`}
        src={departure}
        captions={{ src: captions, language: 'en', label: t`English` }}
        controls={isNative ? 'native' : 'own'}
        onStateChange={setState}
      />
      <Switch checked={isNative} onChange={() => setNative(!isNative)}>
        <Trans>Buttons of the browser</Trans>
      </Switch>
      <LiveState state={state} />
    </Stack>
  );
}

const statuses: Record<MediaState['status'], MessageDescriptor> = {
  stopped: msg`Stopped`,
  playing: msg`Playing`,
  paused: msg`Paused`,
  ended: msg`At its end`,
  failed: msg`Failed`,
};

function LiveState({ state }: { state: MediaState }) {
  const { t } = useLingui();
  const { status, time, duration, loaded, volume, isMuted, speed, isLooping } = state;
  const percent = Math.round(volume * 100);
  return (
    <Stack style={{ maxInlineSize: '45rem' }}>
      <Progress label={t`Played`} value={time} max={duration || 1} shows="above" />
      <Progress label={t`Loaded`} value={loaded} max={duration || 1} shows="above" tone="secondary" />
      <DescriptionList
        items={[
          { term: t`State`, value: t(statuses[status]) },
          { term: t`Position`, value: <bdi dir="ltr">{`${formatTime(time)} / ${formatTime(duration)}`}</bdi> },
          { term: t`Volume`, value: isMuted ? t`Muted` : <bdi dir="ltr">{`${percent} %`}</bdi> },
          { term: t`Speed`, value: <bdi dir="ltr">{`${speed}×`}</bdi> },
          { term: t`Loop`, value: isLooping ? t`On` : t`Off` },
        ]}
      />
    </Stack>
  );
}
