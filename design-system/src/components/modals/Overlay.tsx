import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { type InitialFocus, useStartingFocus } from '../../lib/focus/useStartingFocus.ts';
import type { Tone } from '../../theme/tones.ts';
import { ErrorBoundary } from '../empty-state/ErrorBoundary.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { LayerHead } from './LayerHead.tsx';
import {
  Backdrop,
  Body,
  Content,
  Foot,
  type OverlayPlacement,
  type OverlayScroll,
  type OverlaySize,
  ScrollingPage,
  Surface,
} from './Overlay.styles.ts';
import { useToastsAbove } from '../toasts/toaster/useToastsAbove.ts';
import { type Closing, useClosing } from './useClosing.ts';

export interface OverlayProps extends Closing {
  /** Whether it is there. Focus goes into it, stays there, and returns to where it was. */
  isOpen: boolean;
  /** The title, which is also its name for screen readers. */
  title: string;
  /** Stands below the content and does not scroll away: what the person can decide. */
  footer?: ReactNode;
  /** The colour of its head: what it is about. */
  tone?: Tone;
  /**
   * The focus when it opens: on the whole, whose name is read then, or on its first field. One that was opened to type
   * in starts in its first field. What is marked `autoFocus` comes first.
   * @default 'dialog'
   */
  initialFocus?: InitialFocus;
  /**
   * Whether the page behind is covered. Left in sight, it still waits, and a press on it does not close.
   * @default 'shown'
   */
  backdrop?: 'shown' | 'none';
  /**
   * Whether it comes and goes in motion, or at once. Nothing moves for people who prefer stillness.
   * @default 'moving'
   */
  entrance?: 'moving' | 'atOnce';
  /** Called once it is there. */
  onOpened?: () => void;
  /** Called once it is gone. */
  onClosed?: () => void;
  children: ReactNode;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

interface PlacedOverlayProps extends OverlayProps {
  position: OverlayPlacement;
  size: OverlaySize;
  role: 'dialog' | 'alertdialog';
  scroll?: OverlayScroll;
  /** Whether Escape and backdrop do nothing for the moment. */
  isLocked?: boolean;
  'aria-describedby'?: string;
}

/** The frame that dialogs and side panels share. */
export function Overlay({
  isOpen,
  title,
  footer,
  tone,
  backdrop: cover = 'shown',
  entrance = 'moving',
  initialFocus = 'dialog',
  onOpened,
  onClosed,
  scroll = 'content',
  position,
  size,
  role,
  isLocked = false,
  onClose,
  canClose,
  children,
  ...rest
}: PlacedOverlayProps) {
  const { t } = useLingui();
  const { close, backdrop } = useClosing({ onClose, canClose });
  useFocusReturn(isOpen);
  return (
    <AriaLocaleProvider>
      <Backdrop
        isOpen={isOpen}
        onOpenChange={() => close('escape')}
        isKeyboardDismissDisabled={isLocked}
        {...(isLocked || cover === 'none' ? {} : backdrop)}
        data-backdrop={cover}
        data-entrance={entrance}
        data-scroll={scroll}
        $position={position}
      >
        {scroll === 'page' && <ScrollingPage />}
        <Surface data-entrance={entrance} $position={position} $size={size}>
          <Content {...rest} role={role}>
            <Presence {...{ initialFocus, onOpened, onClosed }} />
            <LayerHead
              title={title}
              tone={tone}
              action={
                role === 'dialog' && (
                  <IconButton icon={X} label={t`Close`} size="small" onClick={() => close('button')} />
                )
              }
            />
            <Body label={title}>
              <div data-text>
                <ErrorBoundary>{children}</ErrorBoundary>
              </div>
            </Body>
            {footer && <Footer>{footer}</Footer>}
          </Content>
        </Surface>
      </Backdrop>
    </AriaLocaleProvider>
  );
}

/** Says when the overlay is there and when it is gone, after it came or went in motion. It stands before all that may take focus. */
function Presence({
  initialFocus,
  onOpened,
  onClosed,
}: Pick<OverlayProps, 'onOpened' | 'onClosed'> & { initialFocus: InitialFocus }) {
  useStartingFocus(initialFocus);
  const opened = useEffectEvent(() => onOpened?.());
  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    opened();
    return () => closed();
  }, []);
  return null;
}

/** The buttons of a decision must not be covered by toasts that appear meanwhile. */
function Footer({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useToastsAbove(ref);
  return <Foot ref={ref}>{children}</Foot>;
}
