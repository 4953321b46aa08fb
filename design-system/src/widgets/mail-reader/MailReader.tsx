import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Actions, Badges, Head, Pane, Scroller, Thread } from './MailReader.styles.ts';

export interface MailReaderProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The subject. */
  title: string;
  /** What can be done with the mail, at the end of the head. */
  actions?: ReactNode;
  /** Its labels, below the head. */
  badges?: ReactNode;
  /**
   * Whether the mail is on its way.
   * @default false
   */
  isBusy?: boolean;
  /** Called when the reader wants the list again. */
  onBack: () => void;
  /** `MailMessage`, one for each mail of the conversation. */
  children: ReactNode;
}

/** One conversation over the list that it was opened from. It slides in and takes focus to its subject. */
export function MailReader({ title, actions, badges, isBusy = false, onBack, children, ...rest }: MailReaderProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Pane {...rest} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Head>
        <IconButton icon={ArrowLeft} label={t`Back to the list`} onClick={() => onBack()} />
        <h2 ref={heading} id={id} tabIndex={-1} dir="auto" title={title}>
          <bdi>{title || <Trans>(no subject)</Trans>}</bdi>
        </h2>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {/* Without a pointer, focus is what scrolls. */}
      <Scroller tabIndex={0} role="group" aria-labelledby={id}>
        <Thread>
          {badges && (
            <Badges role="group" aria-label={t`Labels`}>
              {badges}
            </Badges>
          )}
          {isBusy && (
            <VisuallyHidden role="status">
              <Trans>Loading the mail…</Trans>
            </VisuallyHidden>
          )}
          {children}
        </Thread>
      </Scroller>
    </Pane>
  );
}
