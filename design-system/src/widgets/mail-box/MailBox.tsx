import { useLingui } from '@lingui/react/macro';
import { Menu, PenLine } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { media } from '../../theme/media.ts';
import { TOOLS_ABOVE_TOASTS } from '../../lib/toast-marks.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { Body, Drawer, Empty, Head, Main, Root, Side, Under } from './MailBox.styles.ts';
import { MailSplit, useMailSplit } from './useMailSplit.ts';

export interface MailBoxProps extends ComponentPropsWithRef<'div'> {
  /** Folders and labels: `MailFolders`. */
  sidebar: ReactNode;
  /** Whether the sidebar lies over the page, on windows too narrow for both. */
  isSidebarOpen: boolean;
  /** Called when the sidebar should open or close. */
  onSidebarOpenChange: (change: { isOpen: boolean }) => void;
  /**
   * The name of the sidebar where it lies over the page.
   * @default 'Folders and labels'
   */
  sidebarLabel?: string;
  /** The search field. */
  search: ReactNode;
  /** Stands after the search field. */
  actions?: ReactNode;
  /** Begins a mail, on windows where the button for it lies in the sidebar over the page; left out, there is no other one. */
  onCompose?: () => void;
  /** The actions on the selected messages: `MailBar`. */
  bar?: ReactNode;
  /** The open conversation, `MailReader`: beside the list on wide windows, else over it. */
  reader?: ReactNode;
  /** Stands beside the list of a wide window while no conversation is open. */
  emptyReader?: ReactNode;
  /** `MailList`, or what stands in its place. */
  children: ReactNode;
}

/** The frame of a mailbox: folders beside a list, and the open mail beside it or, without the room, over it. It is as high as the window. */
export function MailBox({
  sidebar,
  isSidebarOpen,
  onSidebarOpenChange,
  sidebarLabel,
  search,
  actions,
  onCompose,
  bar,
  reader,
  emptyReader,
  children,
  ...rest
}: MailBoxProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(media.tablet);
  const isSplit = useMailSplit();
  const sidebarName = sidebarLabel ?? t`Folders and labels`;
  const close = () => onSidebarOpenChange({ isOpen: false });

  return (
    <Root {...rest}>
      {!isNarrow && <Side>{sidebar}</Side>}
      {isNarrow && isSidebarOpen && (
        <Drawer
          ref={showAsModal}
          aria-label={sidebarName}
          onClose={close}
          onClick={({ target, currentTarget }: MouseEvent) => {
            // The backdrop belongs to the dialog, its content does not.
            if (target === currentTarget) close();
          }}
        >
          <Side>{sidebar}</Side>
        </Drawer>
      )}
      <Main data-alone={(reader === undefined && emptyReader === undefined) || undefined}>
        <Under inert={Boolean(reader) && !isSplit} data-covered={reader ? true : undefined}>
          <Head {...TOOLS_ABOVE_TOASTS}>
            {isNarrow && (
              <IconButton
                icon={Menu}
                label={sidebarName}
                aria-haspopup="dialog"
                aria-expanded={isSidebarOpen}
                onClick={() => onSidebarOpenChange({ isOpen: true })}
              />
            )}
            {search}
            {actions && <Inline data-actions>{actions}</Inline>}
            {isNarrow && onCompose && (
              <IconButton
                variant="solid"
                tone="primary"
                icon={PenLine}
                label={t`Compose`}
                onClick={() => onCompose()}
              />
            )}
          </Head>
          {bar}
          <Body>{children}</Body>
        </Under>
        <MailSplit value={isSplit}>{reader || (isSplit && emptyReader && <Empty>{emptyReader}</Empty>)}</MailSplit>
      </Main>
    </Root>
  );
}

function showAsModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
