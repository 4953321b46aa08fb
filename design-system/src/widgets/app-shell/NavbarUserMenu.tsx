import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, type RefObject, use } from 'react';
import { RouterProvider } from 'react-aria-components';
import { MenuSection } from 'react-aria-components/Menu';
import { Icon } from '../../icons/Icon.tsx';
import { LinkContext } from '../../theme/links.ts';
import type { NavbarUserSection } from './NavbarUser.tsx';
import { Entries, Entry, Layer, Line } from './NavbarUserMenu.styles.ts';

interface NavbarUserMenuProps {
  name: string;
  sections: readonly NavbarUserSection[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu below `NavbarUser`; a file of its own, so that its behaviour is loaded only for those who open it. */
export function NavbarUserMenu({ name, sections, triggerRef, onClose }: NavbarUserMenuProps) {
  const { t } = useLingui();
  return (
    <ClientNavigation>
      <Layer isOpen triggerRef={triggerRef} placement="bottom end" offset={18} onOpenChange={onClose}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus of its button */}
        <Entries aria-label={t`Menu of ${name}`} autoFocus="first" onClose={onClose}>
          {sections.map(({ id, label, items }, index) => (
            <Fragment key={id}>
              {index > 0 && <Line />}
              <MenuSection id={id} aria-label={label}>
                {items.map(({ icon, ...item }) => (
                  <Entry key={item.id} textValue={item.label} {...item}>
                    {icon && <Icon icon={icon} />}
                    {item.label}
                  </Entry>
                ))}
              </MenuSection>
            </Fragment>
          ))}
        </Entries>
      </Layer>
    </ClientNavigation>
  );
}

/** Lets the links of the menu go where all links of the design system go. */
function ClientNavigation({ children }: { children: ReactNode }) {
  const { navigate, useHref } = use(LinkContext);
  return navigate ? (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  ) : (
    children
  );
}
