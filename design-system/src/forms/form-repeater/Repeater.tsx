import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type Key, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { slideRow } from '../../lib/rows/slide-row.ts';
import { Foot, Removed, Root, Row, Rows } from './Repeater.styles.ts';

export interface RepeaterProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the rows, for screen readers: "Items of the order". */
  label: string;
  /** The name of one row: "Item 2". */
  rowLabel: (position: { item: Item; index: number }) => string;
  /** The items, one per row. */
  items: readonly Item[];
  /** The unique key of an item. */
  itemKey: (item: Item) => Key;
  /** The fields of a row. */
  children: (position: { item: Item; index: number }) => ReactNode;
  /** Called for one more item, which belongs at the end. */
  onAdd: () => void;
  /** Called with the item that goes. */
  onRemove: (position: { item: Item; index: number }) => void;
  /** Called with an item that comes back to its place; left out, a removal is for good. */
  onRestore?: (position: { item: Item; index: number }) => void;
  /**
   * The label of the button that adds a row.
   * @default 'Add new'
   */
  addLabel?: string;
  /**
   * Whether rows slide when they are added or removed. Reduced motion disables it.
   * @default 'none'
   */
  movement?: 'none' | 'slide';
}

/**
 * The same fields for any number of things, each row with a button that removes it. Focus goes into a new row, and on to the
 * next one from a row that goes. For one group of fields, use `Form`.
 */
export function Repeater<Item>({
  label,
  rowLabel,
  items,
  itemKey,
  children,
  onAdd,
  onRemove,
  onRestore,
  addLabel,
  movement = 'none',
  ...rest
}: RepeaterProps<Item>) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  /** The place of the row that takes focus as soon as it is there. */
  const awaited = useRef<number>(undefined);
  const [removed, setRemoved] = useState<{ item: Item; index: number }>();

  // After every change of the rows; with nothing awaited there is nothing to do.
  useEffect(() => {
    const row = awaited.current === undefined ? undefined : rows.current?.children[awaited.current];
    if (!(row instanceof HTMLElement)) return;
    awaited.current = undefined;
    if (movement === 'slide') void slideRow(row, 'in');
    row.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });

  const add = () => {
    awaited.current = items.length;
    setRemoved(undefined);
    onAdd();
  };
  const remove = async (position: { item: Item; index: number }, row: HTMLElement | null) => {
    if (row) moveFocusOutOf(row);
    if (row && movement === 'slide') await slideRow(row, 'out');
    setRemoved(position);
    onRemove(position);
  };
  const restore = (position: { item: Item; index: number }) => {
    awaited.current = position.index;
    setRemoved(undefined);
    onRestore?.(position);
  };

  return (
    <Root {...rest}>
      <Rows ref={rows} role="list" aria-label={label}>
        {items.map((item, index) => (
          <Row key={itemKey(item)}>
            <fieldset aria-label={rowLabel({ item, index })}>{children({ item, index })}</fieldset>
            <Button
              variant="outline"
              tone="danger"
              icon={Trash2}
              aria-label={t`Delete ${rowLabel({ item, index })}`}
              onClick={({ currentTarget }) => void remove({ item, index }, currentTarget.closest('li'))}
            >
              <Trans>Delete</Trans>
            </Button>
          </Row>
        ))}
      </Rows>
      <Foot>
        <Button icon={Plus} onClick={add}>
          {addLabel ?? <Trans>Add new</Trans>}
        </Button>
        <Removed role="status">
          {removed && onRestore && (
            <>
              <Trans>{rowLabel(removed)} deleted</Trans>
              <Button size="small" variant="soft" onClick={() => restore(removed)}>
                <Trans>Undo</Trans>
              </Button>
            </>
          )}
        </Removed>
      </Foot>
    </Root>
  );
}
