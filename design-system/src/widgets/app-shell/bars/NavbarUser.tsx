import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../../../components/avatar/Avatar.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { MenuSection } from '../../../components/dropdowns/menu.types.ts';
import { Person, Trigger, Who } from './NavbarUser.styles.ts';

export type NavbarUserSection = Omit<MenuSection, 'selection'>;

export interface NavbarUserProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'role'> {
  /** The name of who is signed in. */
  name: string;
  /** The role of the person, in one word. */
  userRole: string;
  /** Address of their picture. Without one, or when it cannot be loaded, their initials appear. */
  avatarSrc?: string | null | undefined;
  /** The menu behind the name: what concerns the person, and the way out. */
  sections: readonly NavbarUserSection[];
}

/** The account menu at the end of the navbar. */
export function NavbarUser({ name, userRole, avatarSrc, sections, ...rest }: NavbarUserProps) {
  return (
    <Menu
      items={sections}
      placement="bottom end"
      trigger={
        <Trigger type="button" {...rest}>
          <Who>
            <Person>{name}</Person>
            <span>{userRole}</span>
          </Who>
          <Avatar isDecorative name={name} src={avatarSrc} tone="primary" variant="soft" shape="rounded" />
        </Trigger>
      }
    />
  );
}
