import { useLingui } from '@lingui/react/macro';
import { Circle, CircleDot } from 'lucide-react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { AppMenu, type AppMenuProps } from './AppMenu.tsx';
import { Side } from '../AppShell.styles.ts';
import { usePeek } from './usePeek.ts';

interface SideMenuProps extends Omit<AppMenuProps, 'isCollapsed' | 'action'> {
  isCollapsed: boolean;
  onCollapsedChange: (change: { isCollapsed: boolean }) => void;
}

/** Beside the page. Collapsed it shows icons, and all of itself over the page while the pointer or focus is there. */
export function SideMenu({ isCollapsed, onCollapsedChange, ...menu }: SideMenuProps) {
  const { t } = useLingui();
  const { isPeeking, peekProps } = usePeek();
  const collapsedState = isPeeking ? 'peeking' : 'collapsed';
  const state = isCollapsed ? collapsedState : 'pinned';

  return (
    <Side {...peekProps} aria-label={t`Main menu`} data-region="menu" data-state={state}>
      <AppMenu
        {...menu}
        isCollapsed={state === 'collapsed'}
        action={
          <IconButton
            icon={isCollapsed ? Circle : CircleDot}
            label={isCollapsed ? t`Keep the menu open` : t`Collapse menu`}
            size="small"
            onClick={() => onCollapsedChange({ isCollapsed: !isCollapsed })}
          />
        }
      />
    </Side>
  );
}
