import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize, Repeat } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import type { MediaState } from './media.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { Film, Root, Speed } from './Player.styles.ts';
import { useMedia } from './useMedia.ts';

export interface Captions {
  /** The address of a WebVTT file. */
  src: string;
  /** Their language: `en`. */
  language: string;
  /** The name of the captions in the browser's menu: "English". */
  label: string;
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'controls'> {
  /** The title of the film. */
  label: string;
  /** The address of the film, on this server. */
  src: string;
  /** The captions, for those who do not hear the sound. */
  captions: Captions;
  /**
   * The address of a picture that is shown until it plays; of the film, no more than its length is then loaded before.
   * @default The first picture of the film
   */
  poster?: string;
  /**
   * Whose buttons it has: those of the design system, or of the browser.
   * @default 'own'
   */
  controls?: 'own' | 'native';
  /** Called with everything about the film whenever any of it changes. */
  onStateChange?: (state: MediaState) => void;
}

const speeds = [1, 1.5, 2];

/** Plays a film of this server. For a recording without pictures, use `AudioPlayer`. */
export function VideoPlayer({
  label,
  src,
  captions,
  poster,
  controls = 'own',
  onStateChange,
  ref,
  ...rest
}: VideoPlayerProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeRefs(ref, root), [ref]);
  const [isLooping, setLooping] = useState(false);
  const { mediaRef, events, state, actions } = useMedia<HTMLVideoElement>(onStateChange);
  const isFull = useSyncExternalStore(
    watchFullscreen,
    () => Boolean(root.current?.matches(':fullscreen')),
    () => false,
  );

  const loop = () => {
    setLooping(!isLooping);
    onStateChange?.({ ...state, isLooping: !isLooping });
  };
  const toggleFullscreen = () => {
    // A browser may refuse; the film plays on where it is.
    const change = isFull ? document.exitFullscreen() : root.current?.requestFullscreen();
    change?.catch(() => {});
  };

  return (
    <Root {...rest} ref={merged}>
      <Film
        ref={mediaRef}
        src={src}
        aria-label={label}
        controls={controls === 'native'}
        loop={isLooping}
        poster={poster}
        preload={poster === undefined ? 'auto' : 'metadata'}
        playsInline
        {...events}
      >
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
      </Film>
      {controls === 'own' && (
        <PlayerControls label={label} state={state} actions={actions}>
          {/* From left to right in every language: the sign would come before the number, `×1`. */}
          <Speed
            dir="ltr"
            aria-label={t`Speed`}
            value={state.speed}
            onChange={({ target }) => actions.setSpeed(Number(target.value))}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {`${speed}×`}
              </option>
            ))}
          </Speed>
          <IconButton icon={Repeat} label={t`Loop`} aria-pressed={isLooping} size="small" onClick={loop} />
          <IconButton
            icon={isFull ? Minimize : Maximize}
            label={isFull ? t`Leave full screen` : t`Full screen`}
            size="small"
            onClick={toggleFullscreen}
          />
        </PlayerControls>
      )}
    </Root>
  );
}

function watchFullscreen(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
