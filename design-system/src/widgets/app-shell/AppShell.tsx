import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { media } from '../../theme/media.ts';
import { Bar, BarEnd, BarStart, type ContentWidth, Dock, Foot, Main, Page, Root, SkipLink } from './AppShell.styles.ts';
import type { AppMenuSection } from './menu.items.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** What the menu holds. Leave out what the person may not see. */
  menu: readonly AppMenuSection[];
  /** The address of the page on screen. Its item is marked, and the groups around it are open. */
  currentHref: string;
  /**
   * Where the logo leads.
   * @default '/'
   */
  homeHref?: string;
  /** Whether the menu shows icons alone until the pointer or focus comes to it. On narrow windows it is a drawer. */
  isMenuCollapsed: boolean;
  /** Called when somebody collapses the menu or pins it again. */
  onMenuCollapsedChange: (change: { isCollapsed: boolean }) => void;
  /** At the start of the navbar: search, bookmarks. */
  navbarStart?: ReactNode;
  /** At the end of the navbar: `ThemeToggle`, `NavbarUser`. */
  navbarEnd?: ReactNode;
  /** Below the page: `Footer`. */
  footer?: ReactNode;
  /**
   * At most 1440 px, or as wide as the window.
   * @default 'boxed'
   */
  contentWidth?: ContentWidth;
  /**
   * The id of the main landmark, where the skip link leads.
   * @default 'content'
   */
  contentId?: string;
  /** The page: a `PageHeader` and what belongs to it. */
  children: ReactNode;
}

/** Menu, navbar and footer around every page of the desk. For pages without them, use `AuthCover` or `MessagePage`. */
export function AppShell({
  menu,
  currentHref,
  homeHref = '/',
  isMenuCollapsed,
  onMenuCollapsedChange,
  navbarStart,
  navbarEnd,
  footer,
  contentWidth = 'boxed',
  contentId = 'content',
  children,
  ...rest
}: AppShellProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(media.narrow);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menuProps = { sections: menu, currentHref, homeHref };

  return (
    <Root {...rest} data-collapsed={isMenuCollapsed || undefined}>
      <SkipLink
        href={`#${contentId}`}
        onClick={(event) => {
          // The address stays the page's own.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t`Skip to content`}
      </SkipLink>
      {!isNarrow && <SideMenu {...menuProps} isCollapsed={isMenuCollapsed} onCollapsedChange={onMenuCollapsedChange} />}
      {isNarrow && isDrawerOpen && <MenuDrawer {...menuProps} onClose={() => setDrawerOpen(false)} />}
      <Page $width={contentWidth}>
        <Dock>
          <Bar>
            {isNarrow && (
              <IconButton
                icon={Menu}
                label={t`Open the menu`}
                aria-haspopup="dialog"
                aria-expanded={isDrawerOpen}
                onClick={() => setDrawerOpen(true)}
              />
            )}
            <BarStart>{navbarStart}</BarStart>
            <BarEnd>{navbarEnd}</BarEnd>
          </Bar>
        </Dock>
        <Main ref={main} id={contentId} tabIndex={-1}>
          {children}
        </Main>
        {footer && <Foot>{footer}</Foot>}
      </Page>
      <ScrollToTop onGo={() => main.current?.focus({ preventScroll: true })} />
    </Root>
  );
}
