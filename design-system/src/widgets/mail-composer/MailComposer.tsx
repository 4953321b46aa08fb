import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2, Minimize2, Minus, PanelBottomOpen, PictureInPicture2, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import type { DroppedFiles } from '../../lib/files/dropped-files.ts';
import { useFileDrop } from '../../lib/files/useFileDrop.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { useRoomForToasts, useToastsAbove } from '../../components/toasts/toaster/useToastsAbove.ts';
import { LabelPlacementContext } from '../../forms/field/label-placement.ts';
import { media } from '../../theme/media.ts';
import { Body, DropHint, Foot, Head, Notice, Window } from './MailComposer.styles.ts';
import { Line } from './MailComposerFields.styles.ts';
import { useWaitingPage } from './useWaitingPage.ts';

export type MailComposerSize = 'inline' | 'docked' | 'minimised' | 'maximised';

export interface MailComposerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The title: the subject, or "New message". */
  title: string;
  /**
   * Under the message that is answered, at the foot of the window, its head alone, or most of the window.
   * @default 'docked'
   */
  size?: MailComposerSize;
  /** Called when another size is wanted. */
  onSizeChange: (change: { size: MailComposerSize }) => void;
  /** Called when the window should close; what was written is kept by its owner. */
  onClose: () => void;
  /** Called with what is dropped on the window; left out, it takes no files. */
  onDropFiles?: (dropped: DroppedFiles) => void;
  /** An error or a notice, above the fields. */
  notice?: ReactNode;
  /** Sending, attaching, throwing away. */
  footer: ReactNode;
  /** The fields, and the text. */
  children: ReactNode;
}

/**
 * A window in which a mail is written while the page goes on, or the place under a message for its answer. It is no modal: there is no backdrop, and Escape leaves it where it
 * is. On phones it takes the whole screen, and the page waits until it is minimised or closed.
 */
export function MailComposer({
  title,
  size = 'docked',
  onSizeChange,
  onClose,
  onDropFiles,
  notice,
  footer,
  children,
  ref,
  ...rest
}: MailComposerProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const merged = useMemo(() => mergeRefs(ref, root), [ref]);
  const isPhone = useMediaQuery(media.phone);
  const isInline = size === 'inline';
  const isMinimised = size === 'minimised';
  const isCovering = isPhone && !isMinimised && !isInline;
  const { isOver, ...drop } = useFileDrop(onDropFiles);
  useWaitingPage(root, isCovering);
  useEffect(() => {
    if (isInline) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isInline]);

  return (
    <Window
      {...rest}
      {...drop}
      ref={merged}
      role={isInline ? 'group' : 'dialog'}
      aria-modal={isCovering || undefined}
      aria-labelledby={id}
      tabIndex={isCovering ? -1 : undefined}
      data-size={size}
      data-sheet={isMinimised ? undefined : 'front'}
    >
      <WindowHead {...{ id, title, size, isPhone, onSizeChange, onClose }} />
      {!isMinimised && (
        <>
          <Body>
            {notice && <Notice>{notice}</Notice>}
            {children}
          </Body>
          <Footer>{footer}</Footer>
        </>
      )}
      {isOver && (
        <DropHint aria-hidden>
          <Trans>Drop files here to attach them</Trans>
        </DropHint>
      )}
    </Window>
  );
}

interface WindowHeadProps extends Required<Pick<MailComposerProps, 'title' | 'size' | 'onSizeChange' | 'onClose'>> {
  id: string;
  isPhone: boolean;
}

function WindowHead({ id, title, size, isPhone, onSizeChange, onClose }: WindowHeadProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLElement>(null);
  useRoomForToasts(ref);
  const isMinimised = size === 'minimised';
  const isMaximised = size === 'maximised';
  return (
    <Head ref={ref}>
      <h2 id={id} title={title}>
        <bdi>{title}</bdi>
      </h2>
      {size === 'inline' ? (
        <IconButton
          size="small"
          icon={PictureInPicture2}
          label={t`Open in a window`}
          onClick={() => onSizeChange({ size: 'docked' })}
        />
      ) : (
        <IconButton
          size="small"
          icon={isMinimised ? PanelBottomOpen : Minus}
          label={isMinimised ? t`Restore window` : t`Minimise`}
          onClick={() => onSizeChange({ size: isMinimised ? 'docked' : 'minimised' })}
        />
      )}
      {!isPhone && size !== 'inline' && (
        <IconButton
          size="small"
          icon={isMaximised ? Minimize2 : Maximize2}
          label={isMaximised ? t`Make it smaller` : t`Maximise`}
          onClick={() => onSizeChange({ size: isMaximised ? 'docked' : 'maximised' })}
        />
      )}
      <IconButton size="small" icon={X} label={t`Save draft and close`} onClick={() => onClose()} />
    </Head>
  );
}

/** Sending must not be covered by what is said meanwhile. */
function Footer({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useToastsAbove(ref);
  return <Foot ref={ref}>{children}</Foot>;
}

/** A field of a mail's head, and beside it what adds or removes fields. */
export function MailComposerLine({ children }: { children: ReactNode }) {
  return (
    <LabelPlacementContext value="beside">
      <Line>{children}</Line>
    </LabelPlacementContext>
  );
}

export { Letter as MailComposerText } from './MailComposerFields.styles.ts';
