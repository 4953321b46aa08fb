import type { Meta, StoryObj } from '@storybook/react-vite';
import { conformance } from '../../conformance/conformance.tsx';
import { PricedItems, type PricedItemsProps } from './PricedItems.tsx';

const args: PricedItemsProps = {
  'aria-label': 'Items',
  items: [
    { id: 1, name: 'eSIM Europe, 10 GB', qty: 2, price: 378, image: '' },
    { id: 2, name: 'Round-the-world cover, one year', qty: 1, price: 7999.99, image: '' },
  ],
};

const meta = { component: PricedItems, args } satisfies Meta<typeof PricedItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<PricedItemsProps>(PricedItems, args);
