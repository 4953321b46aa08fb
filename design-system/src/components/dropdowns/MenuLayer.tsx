import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, use, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { SubmenuTrigger } from 'react-aria-components/Menu';
import type { Popover } from 'react-aria-components/Popover';
import { Behaviour } from '../../lib/i18n/Behaviour.tsx';
import { gapBelow } from '../../lib/gap-below.ts';
import { Icon } from '../../icons/Icon.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import type { MenuItem, MenuItems, MenuSection, MenuStart } from './menu.types.ts';
import {
  Denied,
  DeniedLabel,
  Entry,
  Further,
  Label,
  Layer,
  List,
  Mark,
  type MenuEntrance,
  Section,
  SectionTitle,
  Shortcut,
} from './MenuLayer.styles.ts';

export type MenuPlacement = NonNullable<ComponentProps<typeof Popover>['placement']>;

interface MenuLayerProps {
  items: MenuItems;
  placement: MenuPlacement;
  start: MenuStart;
  /**
   * How it comes in.
   * @default 'fade'
   */
  entrance?: MenuEntrance;
  /**
   * The distance from the trigger, in pixels; left out, what stands between all layers and their triggers.
   */
  offset?: number;
  /**
   * Whether the page around it stays within reach, as below a menu that follows the pointer.
   * @default false
   */
  isNonModal?: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id of the trigger, which names the menu. */
  labelledBy: string;
  onClose: () => void;
}

const focusAt = { first: 'first', last: 'last', menu: true, none: false } as const;

/** The open menu: a file of its own, loaded only for those who open one. */
export function MenuLayer({ items, placement, start, entrance, offset, isNonModal, ...rest }: MenuLayerProps) {
  const { triggerRef, labelledBy, onClose } = rest;
  const [gap] = useState(() => gapBelow(document.getElementById(labelledBy)));
  return (
    <Behaviour>
      <ClientNavigation>
        <Layer
          isOpen
          isNonModal={isNonModal}
          aria-labelledby={labelledBy}
          triggerRef={triggerRef}
          placement={placement}
          offset={offset ?? gap}
          onOpenChange={onClose}
          $entrance={entrance}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus of its button */}
          <List aria-labelledby={labelledBy} autoFocus={focusAt[start]} onClose={onClose}>
            {items.map((entry) => ('items' in entry ? sectionOf(entry, onClose) : entryOf(entry, onClose)))}
          </List>
        </Layer>
      </ClientNavigation>
    </Behaviour>
  );
}

function sectionOf({ id, label, items, selection }: MenuSection, onClose: () => void) {
  const choice = selection && {
    selectionMode: selection.mode,
    selectedKeys: selection.selected,
    onSelectionChange: (keys: 'all' | Set<unknown>) =>
      selection.onChange({ selected: keys === 'all' ? items.map((item) => item.id) : [...keys].map(String) }),
  };
  return (
    <Section key={id} id={id} {...choice}>
      <SectionTitle>{label}</SectionTitle>
      {items.map((item) => entryOf(item, onClose))}
    </Section>
  );
}

function entryOf({ submenu, ...item }: MenuItem, onClose: () => void) {
  if (!submenu) return actionOf(item);
  return (
    <SubmenuTrigger key={item.id}>
      {actionOf(item)}
      <Layer placement="end top" offset={2}>
        {/* Choosing an item of a submenu closes the whole menu. */}
        <List onClose={onClose}>{submenu.map((each) => entryOf(each, onClose))}</List>
      </Layer>
    </SubmenuTrigger>
  );
}

function actionOf({ id, label, icon, tone, shortcut, isDenied, ...rest }: Omit<MenuItem, 'submenu'>) {
  return (
    <Entry key={id} id={id} textValue={label} {...rest} $tone={isDenied ? 'denied' : (tone ?? 'plain')}>
      {({ hasSubmenu, isSelected, selectionMode }) => (
        <>
          {selectionMode !== 'none' && <Mark>{isSelected && <Icon icon={Check} />}</Mark>}
          {icon && <Icon icon={icon} />}
          {isDenied ? <DeniedLabel slot="label">{label}</DeniedLabel> : <Label>{label}</Label>}
          {isDenied && <DeniedMark />}
          {shortcut && <Shortcut>{shortcut}</Shortcut>}
          {hasSubmenu && <Further icon={ChevronRight} />}
        </>
      )}
    </Entry>
  );
}

function DeniedMark() {
  const { t } = useLingui();
  return (
    <Denied slot="description">
      <Icon icon={Lock} />
      {t`Not allowed`}
    </Denied>
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
