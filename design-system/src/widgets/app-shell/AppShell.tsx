import { useLingui } from '@lingui/react/macro';
import { Menu, RotateCw } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { media } from '../../theme/media.ts';
import { Bar, BarEnd, BarStart, Dock, Middle, MenuPlaceholder, Top } from './bars/Navbar.styles.ts';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { useLink } from '../../theme/provider/links.ts';
import { Logo } from '../logo/Logo.tsx';
import type { HorizontalMenuProps } from './HorizontalMenu.tsx';
import { Foot, Main, Page, Root, SkipLink } from './AppShell.styles.ts';
import type { AppMenuSection } from './menu/menu.items.ts';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { Notice } from './Notice.styles.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { type ShellLayout, usualLayout } from './shell-layout.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';

const loadHorizontalMenu = () => import('./HorizontalMenu.tsx');

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The sections of the menu. Leave out what the person may not see. */
  menu: readonly AppMenuSection[];
  /** The address of the page on screen. Its item is marked, and the groups around it are open. */
  currentHref: string;
  /**
   * The link of the logo.
   * @default '/'
   */
  homeHref?: string;
  /** Whether the menu shows icons alone until the pointer or focus comes to it. On narrow windows it is a drawer. */
  isMenuCollapsed: boolean;
  /** Called when somebody collapses the menu or pins it again. */
  onMenuCollapsedChange: (change: { isCollapsed: boolean }) => void;
  /** A line above everything that stays in sight while it counts: a sentence in a paragraph, and a button to end it. */
  notice?: ReactNode;
  /** At the start of the navbar: search, bookmarks. */
  navbarStart?: ReactNode;
  /** At the end of the navbar: `ThemeToggle`, `NavbarUser`. */
  navbarEnd?: ReactNode;
  /** Below the page: `Footer`. */
  footer?: ReactNode;
  /**
   * How the parts stand; what is left out is as usual: menu beside the page, floating navbar, boxed content, static footer.
   */
  layout?: Partial<ShellLayout>;
  /**
   * The id of the main landmark, where the skip link leads.
   * @default 'content'
   */
  contentId?: string;
  /** The page: a `PageHeader` and what belongs to it. */
  children: ReactNode;
}

/** Menu, navbar and footer around every page of the app. For pages without them, use `AuthCover` or `MessagePage`. */
export function AppShell({
  menu,
  currentHref,
  homeHref = '/',
  isMenuCollapsed,
  onMenuCollapsedChange,
  notice,
  navbarStart,
  navbarEnd,
  footer,
  layout: wanted,
  contentId = 'content',
  children,
  ...rest
}: AppShellProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(media.narrow);
  const layout = { ...usualLayout, ...wanted };
  const isHorizontal = layout.menu === 'horizontal' && !isNarrow;
  const hasSide = !isNarrow && !isHorizontal && !layout.isMenuHidden;
  // On narrow windows the navbar holds the only way to the menu.
  const hasNavbar = layout.navbar !== 'hidden' || isNarrow || isHorizontal;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menuProps = { sections: menu, currentHref, homeHref };

  return (
    <Root
      {...rest}
      data-collapsed={isMenuCollapsed || undefined}
      data-without-side={!hasSide || undefined}
      data-navbar={hasNavbar ? layout.navbar : 'hidden'}
    >
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
      {hasSide && <SideMenu {...menuProps} isCollapsed={isMenuCollapsed} onCollapsedChange={onMenuCollapsedChange} />}
      {isNarrow && isDrawerOpen && <MenuDrawer {...menuProps} onClose={() => setDrawerOpen(false)} />}
      <Page data-width={layout.contentWidth}>
        {notice && <Notice role="status">{notice}</Notice>}
        {hasNavbar && (
          <Dock>
            <Bar data-bar data-tone={layout.navbarTone}>
              <Top>
                {isNarrow && !layout.isMenuHidden && (
                  <IconButton
                    icon={Menu}
                    label={t`Open menu`}
                    aria-haspopup="dialog"
                    aria-expanded={isDrawerOpen}
                    onClick={() => setDrawerOpen(true)}
                  />
                )}
                <BarStart>{navbarStart}</BarStart>
                {isHorizontal && <HomeLink href={homeHref} />}
                <BarEnd>{navbarEnd}</BarEnd>
              </Top>
              {isHorizontal && !layout.isMenuHidden && <MenuInARow sections={menu} currentHref={currentHref} />}
            </Bar>
          </Dock>
        )}
        <Main ref={main} id={contentId} tabIndex={-1}>
          {children}
        </Main>
        {footer && layout.footer !== 'hidden' && <Foot data-position={layout.footer}>{footer}</Foot>}
      </Page>
      <ScrollToTop onGo={() => main.current?.focus({ preventScroll: true })} />
    </Root>
  );
}

function HomeLink({ href }: { href: string }) {
  const { t } = useLingui();
  const link = useLink(href);
  return (
    <Middle {...link} aria-label={t`Embarque, home`}>
      <Logo />
    </Middle>
  );
}

/** Few people choose this layout, so its code loads only for them. */
function MenuInARow(props: HorizontalMenuProps) {
  const { t } = useLingui();
  const { code, isMissing, ask } = useOnDemand(loadHorizontalMenu);
  useEffect(() => void ask(), [ask]);

  if (code) return <code.HorizontalMenu {...props} />;
  return (
    <MenuPlaceholder>
      {isMissing && <IconButton icon={RotateCw} label={t`Reload menu`} onClick={() => void ask()} />}
    </MenuPlaceholder>
  );
}
