import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { AppMenu, type AppMenuProps } from './AppMenu.tsx';
import { Drawer, DrawerNav } from '../AppShell.styles.ts';

interface MenuDrawerProps extends Omit<AppMenuProps, 'isCollapsed' | 'action' | 'onFollow'> {
  /** Called when somebody closes the drawer or follows a link in it. */
  onClose: () => void;
}

/** The menu over the page, on windows too narrow for both. A modal dialog keeps focus and gives it back. */
export function MenuDrawer({ onClose, ...menu }: MenuDrawerProps) {
  const { t } = useLingui();

  return (
    <Drawer
      ref={showAsModal}
      aria-label={t`Menu`}
      data-region="menu"
      onClose={onClose}
      onClick={({ target, currentTarget }: MouseEvent) => {
        // The backdrop belongs to the dialog, its content does not.
        if (target === currentTarget) onClose();
      }}
    >
      <DrawerNav aria-label={t`Main menu`}>
        <AppMenu
          {...menu}
          isCollapsed={false}
          onFollow={onClose}
          action={<IconButton icon={X} label={t`Close menu`} onClick={onClose} />}
        />
      </DrawerNav>
    </Drawer>
  );
}

function showAsModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
