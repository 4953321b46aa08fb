/** The state of a film or a recording. */
export interface MediaState {
  status: 'stopped' | 'playing' | 'paused' | 'ended' | 'failed';
  /** Seconds from the start. */
  time: number;
  /** Seconds in all; 0 until that is known. */
  duration: number;
  /** Seconds that can be played without waiting. */
  loaded: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** How often faster than recorded. */
  speed: number;
  isLooping: boolean;
}

export const idleState: MediaState = {
  status: 'stopped',
  time: 0,
  duration: 0,
  loaded: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
  isLooping: false,
};

type Media = Pick<
  HTMLMediaElement,
  'buffered' | 'currentTime' | 'duration' | 'ended' | 'error' | 'loop' | 'muted' | 'paused' | 'playbackRate' | 'volume'
>;

/** Reads off an element what it does right now. */
export function stateOf(media: Media): MediaState {
  const { buffered, currentTime, duration, loop, muted, playbackRate, volume } = media;
  return {
    status: statusOf(media),
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    loaded: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    volume,
    isMuted: muted,
    speed: playbackRate,
    isLooping: loop,
  };
}

function statusOf({ error, ended, paused, currentTime }: Media): MediaState['status'] {
  if (error) return 'failed';
  if (ended) return 'ended';
  if (!paused) return 'playing';
  return currentTime === 0 ? 'stopped' : 'paused';
}

/** `1:05` */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
