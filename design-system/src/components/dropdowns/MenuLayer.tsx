import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, use } from 'react';
import { RouterProvider } from 'react-aria-components';
import type { Popover } from 'react-aria-components/Popover';
import { Behaviour } from '../../behaviour/Behaviour.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { LinkContext } from '../../theme/links.ts';
import type { MenuStart } from './Menu.tsx';
import type { MenuItem, MenuItems, MenuSection } from './menu.types.ts';
import { Entry, Label, Layer, List, Mark, Section, SectionTitle, Shortcut } from './MenuLayer.styles.ts';

export type MenuPlacement = NonNullable<ComponentProps<typeof Popover>['placement']>;

interface MenuLayerProps {
  items: MenuItems;
  placement: MenuPlacement;
  start: MenuStart;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id of the trigger, which names the menu. */
  labelledBy: string;
  onClose: () => void;
}

/** The open menu: a file of its own, loaded only for those who open one. */
export function MenuLayer({ items, placement, start, triggerRef, labelledBy, onClose }: MenuLayerProps) {
  return (
    <Behaviour>
      <ClientNavigation>
        <Layer
          isOpen
          aria-labelledby={labelledBy}
          triggerRef={triggerRef}
          placement={placement}
          offset={6}
          onOpenChange={onClose}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus of its button */}
          <List aria-labelledby={labelledBy} autoFocus={start === 'menu' ? true : start} onClose={onClose}>
            {items.map((entry) => ('items' in entry ? sectionOf(entry) : entryOf(entry)))}
          </List>
        </Layer>
      </ClientNavigation>
    </Behaviour>
  );
}

function sectionOf({ id, label, items, selection }: MenuSection) {
  const choice = selection && {
    selectionMode: selection.mode,
    selectedKeys: selection.selected,
    onSelectionChange: (keys: 'all' | Set<unknown>) =>
      selection.onChange({ selected: keys === 'all' ? items.map((item) => item.id) : [...keys].map(String) }),
  };
  return (
    <Section key={id} id={id} {...choice}>
      <SectionTitle>{label}</SectionTitle>
      {items.map(entryOf)}
    </Section>
  );
}

function entryOf({ id, label, icon, tone, shortcut, ...rest }: MenuItem) {
  return (
    <Entry key={id} id={id} textValue={label} {...rest} $tone={tone ?? 'plain'}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode !== 'none' && <Mark>{isSelected && <Icon icon={Check} />}</Mark>}
          {icon && <Icon icon={icon} />}
          <Label>{label}</Label>
          {shortcut && <Shortcut>{shortcut}</Shortcut>}
        </>
      )}
    </Entry>
  );
}

/** Lets the links of the menu go where all links of the design system go. */
function ClientNavigation({ children }: { children: ReactNode }) {
  const { navigate, useHref } = use(LinkContext);
  if (!navigate) return children;
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
