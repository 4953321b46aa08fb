import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { MailSplit } from '../mail-box/useMailSplit.ts';
import { Actions, Badges, Head, Pane, Scroller, Thread } from './MailReader.styles.ts';
import { useTurns } from './useTurns.ts';

export interface MailReaderProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The subject. */
  title: string;
  /** Tells one mail from another: the subject of the next one is said when it changes. */
  mailId?: number | null;
  /** The subject as an element: it takes focus when what had it goes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The actions on the message, at the end of the head. */
  actions?: ReactNode;
  /** Its labels, below the head. */
  badges?: ReactNode;
  /**
   * Whether the message is loading.
   * @default false
   */
  isBusy?: boolean;
  /** Called when the conversation is to be closed. */
  onBack: () => void;
  /** `MailMessage`, one for each mail of the conversation. */
  children: ReactNode;
}

/**
 * One conversation, beside the list that it was opened from or over it. Over the list it slides in and takes focus to its subject;
 * beside it, focus stays where the reader is.
 */
export function MailReader({
  title,
  mailId = null,
  headingRef,
  actions,
  badges,
  isBusy = false,
  onBack,
  children,
  ...rest
}: MailReaderProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const merged = useMemo(() => mergeRefs(headingRef, heading), [headingRef]);
  const turns = useTurns(mailId);
  const isBesideList = use(MailSplit);
  const subject = title || <Trans>(no subject)</Trans>;

  const [takesFocus] = useState(!isBesideList);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useLayoutEffect(() => {
    // The focused element may have been part of the previous message.
    if (turns > 0 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [turns]);

  return (
    <Pane data-sheet {...rest} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Head data-beside={isBesideList || undefined}>
        {!isBesideList && <IconButton icon={ArrowLeft} label={t`Back to the list`} onClick={() => onBack()} />}
        <h2 ref={merged} id={id} tabIndex={-1} dir="auto" title={title}>
          <bdi>{subject}</bdi>
        </h2>
        {isBesideList && <IconButton icon={X} label={t`Close message`} size="small" onClick={() => onBack()} />}
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {/* Without a pointer, focus is what scrolls. */}
      <Scroller tabIndex={0} role="group" aria-label={t({ message: 'Messages', context: 'of a conversation' })}>
        <Thread>
          {badges && (
            <Badges role="group" aria-label={t({ message: 'Labels', context: 'tags' })}>
              {badges}
            </Badges>
          )}
          {children}
        </Thread>
      </Scroller>
      {/* It is there before it says anything: what comes together with its words is not always read out. */}
      <VisuallyHidden role="status">
        {isBusy ? <Trans>Loading message…</Trans> : turns > 0 && <bdi key={turns}>{subject}</bdi>}
      </VisuallyHidden>
    </Pane>
  );
}
