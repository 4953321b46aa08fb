import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { Initials, Person, Trigger, Who } from './NavbarUser.styles.ts';
import type { NavbarUserMenu } from './NavbarUserMenu.tsx';

export interface NavbarUserItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Where it goes. */
  href?: string;
  /** What it does, when it goes nowhere. */
  onAction?: () => void;
}

export interface NavbarUserSection {
  id: string;
  /** What the section holds, for screen readers. */
  label: string;
  items: readonly NavbarUserItem[];
}

export interface NavbarUserProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The name of who is signed in. */
  name: string;
  /** What they may do, in one word. */
  userRole: string;
  /** The menu, with a line between two sections. */
  sections: readonly NavbarUserSection[];
}

/** Who is signed in, and the menu of what concerns them. The menu's code arrives with the first sign of interest. */
export function NavbarUser({ name, userRole, sections, ...rest }: NavbarUserProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<typeof NavbarUserMenu>();
  const fetchMenu = () => import('./NavbarUserMenu.tsx').then((module) => setMenu(() => module.NavbarUserMenu));
  // Without a network the press is forgotten, and the next one asks again.
  const prepare = () => void fetchMenu().catch(() => setOpen(false));
  const open = () => {
    prepare();
    setOpen(true);
  };

  return (
    <div {...rest}>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen && Menu !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        <Who>
          <Person>{name}</Person>
          <span>{userRole}</span>
        </Who>
        <Initials aria-hidden>{initialsOf(name)}</Initials>
      </Trigger>
      {isOpen && Menu && <Menu name={name} sections={sections} triggerRef={trigger} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => /^./u.exec(word)?.[0] ?? '');
  return letters.slice(0, 1).concat(letters.slice(1).slice(-1)).join('').toUpperCase();
}
