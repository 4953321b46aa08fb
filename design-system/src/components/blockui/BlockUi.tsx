import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Spinner } from '../spinners/Spinner.tsx';
import { Cover, Message, Root, Sign, type Veil, Text } from './BlockUi.styles.ts';

export interface BlockUiProps extends ComponentPropsWithRef<'div'> {
  /** Whether nothing in it can be reached for the moment. Focus that was in it comes back. */
  isBlocked: boolean;
  /** The message beside the spinner. */
  message?: ReactNode;
  /**
   * The indicator while blocked.
   * @default A `Spinner`
   */
  indicator?: ReactNode;
  /**
   * The colour that lies over the content.
   * @default 'surface'
   */
  veil?: Veil;
}

/**
 * Keeps hands off a card while work on it is under way. Where one button started the work, `isBusy` on the button is enough;
 * content that is not there yet has a skeleton.
 */
export function BlockUi({ isBlocked, message, indicator, veil = 'surface', children, ...rest }: BlockUiProps) {
  const { t } = useLingui();
  const labelId = useId();
  const content = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  useFocusKept(isBlocked, content, cover);

  return (
    <Root {...rest} aria-busy={isBlocked || undefined}>
      <div ref={content} inert={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <Cover ref={cover} role="group" aria-labelledby={labelId} tabIndex={-1} data-tone={veil}>
          {message ? (
            <Message>
              <Sign aria-hidden>{indicator ?? <Spinner size="small" />}</Sign>
              <Text id={labelId} role="status">
                {message}
              </Text>
            </Message>
          ) : (
            <>
              <Sign aria-hidden>{indicator ?? <Spinner />}</Sign>
              <VisuallyHidden id={labelId} role="status">
                {t`Loading`}
              </VisuallyHidden>
            </>
          )}
        </Cover>
      )}
    </Root>
  );
}

type ElementRef = RefObject<HTMLDivElement | null>;

/** Moves focus from the content onto the cover, and back to where it was unless the person went elsewhere. */
function useFocusKept(isBlocked: boolean, content: ElementRef, cover: ElementRef) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isBlocked || !(activeElement instanceof HTMLElement) || !content.current?.contains(activeElement)) return;
    const own = cover.current;
    own?.focus();
    return () => {
      const isStillHere = document.activeElement === document.body || document.activeElement === own;
      // New content may have moved it out of sight: scrolling there would lose the place of the person.
      if (isStillHere) activeElement.focus({ preventScroll: true });
    };
  }, [isBlocked, content, cover]);
}
