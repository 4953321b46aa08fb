import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { TextField } from '../elements/input/TextField.tsx';
import { MoneyField } from '../elements/number-input/MoneyField.tsx';
import { NumberField } from '../elements/number-input/NumberField.tsx';
import { Repeater, type RepeaterProps } from './Repeater.tsx';

/** The items of an order, with the price of each and of all together. A deleted item can be brought back. */
export const OrderItems = () => <Order movement="none" />;

/** The same, with rows that expand and collapse smoothly. */
export const Sliding = () => <Order movement="slide" />;

interface Item {
  id: number;
  name: string;
  cost: number | null;
  quantity: number | null;
}

const priceOf = ({ cost, quantity }: Item) => (cost ?? 0) * (quantity ?? 0);

function Order({ movement }: Pick<RepeaterProps<Item>, 'movement'>) {
  const { t } = useLingui();
  const [items, setItems] = useState<readonly Item[]>([{ id: 1, name: t`eSIM Europe 10 GB`, cost: 32, quantity: 1 }]);
  const [nextId, setNextId] = useState(2);

  const change = (id: number, field: Partial<Item>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...field } : item)));
  const add = () => {
    setItems([...items, { id: nextId, name: '', cost: null, quantity: 1 }]);
    setNextId(nextId + 1);
  };

  return (
    <Stack gap="l">
      <Repeater
        label={t`Items of the order`}
        rowLabel={({ item, index }) => item.name || t`Item ${index + 1}`}
        items={items}
        itemKey={({ id }) => id}
        movement={movement}
        onAdd={add}
        onRemove={({ item }) => setItems(items.filter(({ id }) => id !== item.id))}
        onRestore={({ item, index }) => setItems(items.toSpliced(index, 0, item))}
      >
        {({ item }) => (
          <Grid minCell="9rem" gap="l">
            <TextField
              label={t`Item name`}
              value={item.name}
              onChange={({ target }) => change(item.id, { name: target.value })}
            />
            <MoneyField
              label={t`Cost`}
              currency="USD"
              value={item.cost}
              onChange={({ value }) => change(item.id, { cost: value })}
            />
            <NumberField
              label={t`Quantity`}
              min={1}
              value={item.quantity}
              onChange={({ value }) => change(item.id, { quantity: value })}
            />
            <MoneyField label={t`Price`} currency="USD" value={priceOf(item)} isReadOnly />
          </Grid>
        )}
      </Repeater>
      <MoneyField
        label={t`Total`}
        currency="USD"
        value={items.reduce((sum, item) => sum + priceOf(item), 0)}
        description={<Trans>All items together.</Trans>}
        isReadOnly
      />
    </Stack>
  );
}
