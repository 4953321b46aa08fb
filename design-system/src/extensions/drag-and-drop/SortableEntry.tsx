import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { DOMAttributes, RefCallback } from 'react';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useStillness } from '../../theme/useStillness.ts';
import { Content, Handle, Item, type SortableVariant } from './SortableGroup.styles.ts';
import type { SortableItem } from './sortable.types.ts';

interface SortableEntryProps {
  item: SortableItem;
  variant: SortableVariant;
  icon: LucideIcon;
  /** Whether the whole item can be dragged, or the handle alone. */
  drags: 'item' | 'handle';
  /** The menu that moves the item without dragging. */
  menu: MenuItems;
  /** Told the button of the menu. */
  menuRef: RefCallback<HTMLButtonElement>;
  /** Whether it is chosen; without it, items are not chosen. */
  isSelected: boolean | undefined;
  onSelect: () => void;
}

/** One item, with its handle and its menu. */
export function SortableEntry({ item, variant, icon, drags, menu, menuRef, isSelected, onSelect }: SortableEntryProps) {
  const { t } = useLingui();
  const isStill = useStillness();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { roleDescription: t`sortable` },
    transition: isStill ? null : undefined,
  });
  const { onKeyDown, ...pointers }: DOMAttributes<HTMLElement> = listeners ?? {};
  const isWhole = drags === 'item';

  return (
    <Item
      ref={setNodeRef}
      {...(isWhole && pointers)}
      data-draggable={isWhole || undefined}
      data-dragging={isDragging || undefined}
      data-selected={isSelected || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      $variant={variant}
    >
      <Handle
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...(!isWhole && pointers)}
        onKeyDown={onKeyDown}
        aria-label={t`Drag ${item.label}`}
        aria-pressed={undefined}
      >
        <Icon icon={icon} />
      </Handle>
      <Content>
        {isSelected === undefined ? (
          (item.content ?? item.label)
        ) : (
          <Checkbox checked={isSelected} onChange={onSelect}>
            {item.content ?? item.label}
          </Checkbox>
        )}
      </Content>
      <ActionsMenu ref={menuRef} label={t`Move ${item.label}`} items={menu} />
    </Item>
  );
}
