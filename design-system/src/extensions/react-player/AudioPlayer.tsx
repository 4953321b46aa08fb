import type { ComponentPropsWithRef } from 'react';
import type { MediaState } from './media.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { Root } from './Player.styles.ts';
import { useMedia } from './useMedia.ts';

export interface AudioPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The title of the recording. */
  label: string;
  /** The address of the recording, on this server. */
  src: string;
  /** Called with everything about the recording whenever any of it changes. */
  onStateChange?: (state: MediaState) => void;
}

/** Plays a recording, such as a call with a customer. For a film, use `VideoPlayer`. */
export function AudioPlayer({ label, src, onStateChange, ...rest }: AudioPlayerProps) {
  const { mediaRef, events, state, actions } = useMedia<HTMLAudioElement>(onStateChange);
  return (
    <Root {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside the recording, where there are words */}
      <audio ref={mediaRef} src={src} preload="auto" {...events} />
      <PlayerControls label={label} state={state} actions={actions} />
    </Root>
  );
}
