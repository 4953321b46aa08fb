import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { CartItem, type CartItemProps } from './CartItem.tsx';
import { CartItemSkeleton } from './CartItemSkeleton.tsx';
import { CartList } from './CartList.tsx';
import * as examples from './CartList.examples.tsx';

const phone = { viewport: { value: 'mobile1' } };

const item: CartItemProps = {
  name: 'Cabin suitcase',
  href: '#suitcase',
  brand: 'Vaivém',
  image: '',
  rating: 5,
  price: 49.9,
  qty: 3,
  facts: ['Delivery by Wednesday', '10% off'],
  hasFreeShipping: true,
  onQuantityChange: fn(),
  onRemove: fn(),
  onMoveToWishlist: fn(),
};

const Line = (props: CartItemProps) => (
  <CartList>
    <CartItem {...props} />
  </CartList>
);

const meta = {
  component: CartItem,
  subcomponents: { CartList, CartItemSkeleton },
  args: item,
  render: (props) => <Line {...props} />,
} satisfies Meta<typeof CartItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TwoThingsForATrip: Story = {
  render: examples.TwoThingsForATrip,
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('counts', async () => {
      await press('One more: Quantity of Cabin suitcase, 38 L');
      await expect(canvas.getByText(/^R\$\s1\.498,00$/)).toBeVisible();
    });
    await step('what goes hands its focus on, and so does the last one', async () => {
      await press('Remove: Cabin suitcase, 38 L');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'Suitcase lock, three digits' })).toHaveFocus();
      await press('Wishlist: Suitcase lock, three digits');
      await expect(canvas.queryByRole('listitem')).toBeNull();
    });
  },
};

export const Phone: Story = { render: examples.TwoThingsForATrip, globals: phone };

export const LoadingCart: Story = {
  render: examples.LoadingCart,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Conforms: Story = conformance(CartList, { children: <CartItem {...item} /> }, { keyboard: linkKeyboard });
export const ItemConforms: Story = conformance<CartItemProps>(Line, item, { keyboard: linkKeyboard });
export const ItemConformsOnPhones: Story = { ...ItemConforms, globals: phone };
export const SkeletonConforms: Story = { ...conformance(CartItemSkeleton, {}), globals: phone };

export const SaysWhatItCostsTogetherAndEach: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s149,70$/)).toBeVisible();
    await expect(canvas.getByText(/^R\$\s49,90 each$/)).toBeVisible();
    await expect(canvas.getByText('Free shipping')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rating: 5 of 5' })).toBeVisible();
    await expect(canvas.getByText('10% off')).toBeVisible();
  },
};

export const OneThingHasOnePrice: Story = {
  args: { qty: 1, hasFreeShipping: false, facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s49,90$/)).toBeVisible();
    await expect(canvas.queryByText(/each$/)).toBeNull();
    await expect(canvas.queryByText('Free shipping')).toBeNull();
  },
};

export const TellsWhatIsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const line = within(canvas.getByRole('listitem'));
    await userEvent.click(line.getByRole('button', { name: 'One less: Quantity of Cabin suitcase' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ qty: 2 });
    await userEvent.click(line.getByRole('button', { name: 'Wishlist: Cabin suitcase' }));
    await expect(args.onMoveToWishlist).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(line.getByRole('button', { name: 'Remove: Cabin suitcase' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongWordsStayInTheirColumns: Story = {
  args: { name: 'Unbreakable'.repeat(12), brand: 'Unbreakable'.repeat(12), facts: ['Unbreakable'.repeat(12)] },
  play: async ({ canvas }) => {
    const box = required(canvas.getByRole('listitem').firstElementChild, 'box of the item');
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

export const LongWordsStayInTheirColumnsOnPhones: Story = { ...LongWordsStayInTheirColumns, globals: phone };
