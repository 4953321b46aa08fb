import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, use, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { SubmenuTrigger } from 'react-aria-components/Menu';
import type { Popover } from 'react-aria-components/Popover';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { gapBelow } from '../../lib/gap-below.ts';
import { Icon } from '../../icons/Icon.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import type { MenuItem, MenuItems, MenuSection, MenuStart } from './menu.types.ts';
import { TypeAheadGuard } from './TypeAheadGuard.tsx';
import { type Choose, useChoice } from './useChoice.ts';
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
  /** Whether a key opened it: letters typed on reach nothing destructive then. */
  isOpenedByKey: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id of the trigger, which names the menu. */
  labelledBy: string;
  onClose: () => void;
}

const focusAt = { first: 'first', last: 'last', menu: true, none: false } as const;

/** The open menu: a file of its own, loaded only for those who open one. */
export function MenuLayer({
  items,
  placement,
  start,
  entrance,
  offset,
  isNonModal,
  isOpenedByKey,
  ...rest
}: MenuLayerProps) {
  const { triggerRef, labelledBy, onClose } = rest;
  const [gap] = useState(() => gapBelow(document.getElementById(labelledBy)));
  const choose = useChoice(triggerRef, onClose);
  return (
    <AriaLocaleProvider>
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
          <TypeAheadGuard items={items} isOpenedByKey={isOpenedByKey} start={start}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus of its button */}
            <List aria-labelledby={labelledBy} autoFocus={focusAt[start]} onClose={onClose}>
              {items.map((entry) => ('items' in entry ? sectionOf(entry, choose) : entryOf(entry, choose)))}
            </List>
          </TypeAheadGuard>
        </Layer>
      </ClientNavigation>
    </AriaLocaleProvider>
  );
}

function sectionOf({ id, label, items, selection }: MenuSection, choose: Choose) {
  const choice = selection && {
    selectionMode: selection.mode,
    selectedKeys: selection.selected,
    onSelectionChange: (keys: 'all' | Set<unknown>) =>
      selection.onChange({ selected: keys === 'all' ? items.map((item) => item.id) : [...keys].map(String) }),
  };
  return (
    <Section key={id} id={id} {...choice}>
      <SectionTitle>{label}</SectionTitle>
      {items.map((item) => entryOf(item, choose))}
    </Section>
  );
}

function entryOf({ submenu, ...item }: MenuItem, choose: Choose) {
  if (!submenu) return actionOf(item, choose);
  return (
    <SubmenuTrigger key={item.id}>
      {actionOf(item, choose)}
      <Layer placement="end top" offset={2}>
        {/* Choosing an item of a submenu closes the whole menu. */}
        <List onClose={() => choose()}>{submenu.map((each) => entryOf(each, choose))}</List>
      </Layer>
    </SubmenuTrigger>
  );
}

function actionOf({ onAction, ...item }: Omit<MenuItem, 'submenu'>, choose: Choose) {
  const { id, label, icon, tone, shortcut, isDenied, ...rest } = item;
  const act = onAction && { shouldCloseOnSelect: false, onAction: () => choose(onAction) };
  return (
    <Entry key={id} id={id} textValue={label} {...rest} {...act} $tone={isDenied ? 'denied' : (tone ?? 'plain')}>
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
