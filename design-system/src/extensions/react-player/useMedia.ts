import { type SyntheticEvent, useState } from 'react';
import { idleState, type MediaState, stateOf } from './media.ts';

/** Ties the controls of a player to its element: what it does, and what it can be told to do. */
export function useMedia<Element extends HTMLMediaElement>(onStateChange?: (state: MediaState) => void) {
  const [media, mediaRef] = useState<Element | null>(null);
  const [state, setState] = useState<MediaState>(idleState);

  const read = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    const next = stateOf(currentTarget);
    setState(next);
    onStateChange?.(next);
  };
  const events = {
    onLoadedMetadata: read,
    onDurationChange: read,
    onProgress: read,
    onPlay: read,
    onPause: read,
    onTimeUpdate: read,
    onSeeking: read,
    onSeeked: read,
    onEnded: read,
    onVolumeChange: read,
    onRateChange: read,
    onError: read,
  };
  return { mediaRef, events, state, actions: actionsOn(media) };
}

export type MediaActions = ReturnType<typeof actionsOn>;

function actionsOn(media: HTMLMediaElement | null) {
  const change = (act: (element: HTMLMediaElement) => void) => {
    if (media) act(media);
  };
  return {
    // A failed start is reported by the `error` event.
    toggle: () => change((element) => (element.paused ? void element.play().catch(() => {}) : element.pause())),
    stop: () =>
      change((element) => {
        element.pause();
        element.currentTime = 0;
      }),
    seek: (seconds: number) => change((element) => (element.currentTime = seconds)),
    setVolume: (volume: number) =>
      change((element) => {
        element.volume = volume;
        element.muted = volume === 0;
      }),
    toggleMute: () => change((element) => (element.muted = !element.muted)),
    setSpeed: (speed: number) => change((element) => (element.playbackRate = speed)),
  };
}
