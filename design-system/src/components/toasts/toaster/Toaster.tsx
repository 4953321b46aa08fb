import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { resolveValue, type Toast, type ToastPosition, toast, useToaster } from 'react-hot-toast/headless';
import { moveFocusOutOf } from '../../../lib/focus/move-focus-out-of.ts';
import { useMediaQuery } from '../../../lib/react/useMediaQuery.ts';
import { media } from '../../../theme/media.ts';
import { useMissingCodeMessage } from './useMissingCodeMessage.ts';
import { usePause } from './usePause.ts';
import { usePauseWhileHidden } from './usePauseWhileHidden.ts';
import { RaisedContext } from '../Raised.tsx';
import { DismissContext, RaisedToast } from '../RaisedToast.tsx';
import { Edge, leaveMs, Live, Position, Root, Slot } from './Toaster.styles.ts';
import { BOTTOM_EDGE, TOP_EDGE } from './toasts-above.ts';
import { useToastKeys } from './toaster.keys.ts';
import { usePlacedToasts } from './usePlacedToasts.ts';
import { expireUndo, type Holder, holdUndo } from '../undo/undo-windows.ts';

const top: readonly ToastPosition[] = ['top-left', 'top-center', 'top-right'];
const bottom: readonly ToastPosition[] = ['bottom-left', 'bottom-center', 'bottom-right'];
const edges = { top, bottom };
const edgesOnPhone = { top: [], bottom: [...top, ...bottom] };

const mostShown = 4;

/**
 * Shows what `notify` says. Stands once in the app, outside of everything that may be hidden or replaced.
 *
 * A toast with something to press stands at the bottom start, in the strip of the page's foot: the one part of a page that nothing is
 * done in, and the end to which all content above can be scrolled. What sticks to the bottom raises it. What is only read, such as the
 * messages of a server, stands at the top, below the tools of the page. On a phone every toast is as wide as the window and would lie
 * on those tools, so that all of them stand at the bottom.
 */
export function Toaster() {
  const { t } = useLingui();
  const isPhone = useMediaQuery(media.phone);
  const { toasts, handlers } = useToaster({ removeDelay: leaveMs });
  const root = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const visible = toasts.filter(isVisible);
  // The result of an action renders first, and its message a moment later.
  const drawn = useDeferredValue(toasts);
  const shown = withoutThoseThatWait(drawn);

  const { hold, release } = usePause(handlers);

  const moveFocusOut = (id: string) => {
    const slot = root.current?.querySelector<HTMLElement>(`[data-toast="${CSS.escape(id)}"]`);
    if (!slot?.contains(document.activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else moveFocusOutOf(slot);
  };
  // A toast that is taken away is drawn as it was until the deferred render: focus can still leave it.
  useLayoutEffect(() => {
    for (const { id } of drawn) if (!visible.some((each) => each.id === id)) moveFocusOut(id);
  });

  const dismiss = (id: string) => {
    moveFocusOut(id);
    expireUndo(id);
    toast.dismiss(id);
    // The browser reports neither the pointer nor focus as gone when what they are on is taken away.
    release('pointer');
    release('focus');
  };
  usePlacedToasts(shown.length > 0);
  useMissingCodeMessage();
  usePauseWhileHidden({ hold, release, toasts: visible.map(({ id }) => id) });
  useToastKeys(visible.slice(0, mostShown), dismiss);

  const pauseForFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    hold('focus');
  };

  return (
    <DismissContext value={dismiss}>
      <Root
        ref={root}
        aria-label={t`Notifications`}
        // Dialogs hide from screen readers what lies behind them; toasts lie above.
        data-react-aria-top-layer
        onMouseEnter={() => hold('pointer')}
        onMouseLeave={() => release('pointer')}
        onFocus={pauseForFocus}
        onBlur={() => release('focus')}
      >
        {(['top', 'bottom'] as const).map((edge) => (
          <Edge key={edge} $edge={edge} {...{ [edge === 'top' ? TOP_EDGE : BOTTOM_EDGE]: true }}>
            {(isPhone ? edgesOnPhone : edges)[edge].map((corner) => (
              <Position key={corner}>
                <RaisedContext value={RaisedToast}>
                  {renderToasts(shown.filter(({ position }) => position === corner))}
                </RaisedContext>
              </Position>
            ))}
          </Edge>
        ))}
      </Root>
    </DismissContext>
  );
}

const isVisible = ({ visible }: Toast) => visible;

/** Toasts that are leaving stay until their animation ends. */
function withoutThoseThatWait(toasts: readonly Toast[]) {
  const visible = toasts.filter(isVisible);
  return toasts.filter((each) => !each.visible || visible.indexOf(each) < mostShown);
}

function renderToasts(toasts: readonly Toast[]) {
  return (['assertive', 'polite'] as const).map((politeness) => (
    <Live key={politeness} aria-live={politeness} aria-relevant="additions">
      {toasts.filter((each) => politenessOf(each) === politeness).map(renderToast)}
    </Live>
  ));
}

function politenessOf({ type }: Toast) {
  return type === 'error' ? 'assertive' : 'polite';
}

function renderToast(shown: Toast) {
  const hold = (holder: Holder, isHeld: boolean) => () => holdUndo(shown.id, holder, isHeld);
  return (
    <Slot
      key={shown.id}
      data-toast={shown.id}
      inert={!shown.visible}
      onMouseEnter={hold('pointer', true)}
      onMouseLeave={hold('pointer', false)}
      onFocus={hold('focus', true)}
      onBlur={hold('focus', false)}
    >
      {resolveValue(shown.message, shown)}
    </Slot>
  );
}
