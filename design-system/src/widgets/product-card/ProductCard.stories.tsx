import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { buttonKeyboard, linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import * as examples from './ProductCard.examples.tsx';
import { CartButton } from './CartButton.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';

const args = {
  name: 'Windproof umbrella',
  href: '#umbrella',
  brand: 'Lanterna',
  description: 'Eight ribs of fibreglass that bend and come back.',
  price: 95,
  rating: 1,
  image: '',
  isWished: false,
  onWishlistChange: fn(),
  isInCart: false,
  cartHref: '#cart',
  onAdd: fn(),
};

const meta = { component: ProductCard, subcomponents: { ProductCardSkeleton }, args } satisfies Meta<
  typeof ProductCard
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InAGrid: Story = {
  render: examples.InAGrid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add To Cart/ }));
    await expect(canvas.getByRole('link', { name: /^View In Cart/ })).toHaveFocus();
  },
};

export const InAList: Story = {
  render: examples.InAList,
  play: async ({ canvas, userEvent }) => {
    const heart = within(canvas.getByRole('article')).getByRole('button', { name: /^Wishlist/ });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AddsToTheCartAndTheWishlist: Story = {
  play: async ({ args: { onAdd, onWishlistChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart: Windproof umbrella' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wishlist: Windproof umbrella' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await expect(onWishlistChange).toHaveBeenCalledWith({ isWished: true });
  },
};

export const TakesItselfOffAList: Story = {
  args: { wishlistButton: 'remove', isWished: true },
  play: async ({ args: { onWishlistChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Windproof umbrella' }));
    await expect(onWishlistChange).toHaveBeenCalledWith({ isWished: false });
  },
};

export const ASecondClickDoesNotFollowTheLinkThatCameUnderIt: Story = {
  render: function Added(props) {
    const [isInCart, setIsInCart] = useState(false);
    return <ProductCard {...props} isInCart={isInCart} onAdd={() => setIsInCart(true)} />;
  },
  play: async ({ canvas }) => {
    const followed: number[] = [];
    const note = (event: MouseEvent) => {
      if (!event.defaultPrevented) followed.push(event.detail);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    await fireEvent.click(canvas.getByRole('button', { name: /^Add To Cart/ }), { detail: 1 });
    const link = canvas.getByRole('link', { name: /^View In Cart/ });
    for (const detail of [2, 3, 1]) await fireEvent.click(link, { detail });
    document.removeEventListener('click', note);

    await expect(followed).toEqual([1, 1]);
  },
};

export const FocusComesBackWhenTheCartRefuses: Story = {
  render: function Refused(props) {
    const [isInCart, setInCart] = useState(false);
    return (
      <>
        <ProductCard {...props} isInCart={isInCart} onAdd={() => setInCart(true)} />
        <div onKeyDown={() => setInCart(false)} role="presentation" data-testid="server" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add To Cart/ }));
    await expect(canvas.getByRole('link', { name: /^View In Cart/ })).toHaveFocus();
    await fireEvent.keyDown(canvas.getByTestId('server'));

    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add To Cart/ })).toHaveFocus());
  },
};

export const Conforms: Story = conformance(ProductCard, args, { keyboard: linkKeyboard });

export const ListConforms: Story = {
  ...conformance<ProductCardProps>(ProductCard, { ...args, layout: 'list' }, { keyboard: linkKeyboard }),
  globals: { viewport: { value: 'mobile1' } },
};
export const SkeletonConforms: Story = conformance(ProductCardSkeleton, {});

const wishlistArgs = { name: args.name, isWished: true, onWishlistChange: () => undefined };

export const WishlistButtonConforms: Story = conformance(WishlistButton, wishlistArgs, { keyboard: buttonKeyboard });
export const WishlistButtonOfAListConforms: Story = conformance<WishlistButtonProps>(
  WishlistButton,
  { ...wishlistArgs, look: 'remove' },
  { keyboard: buttonKeyboard },
);

const adding = { name: args.name, isInCart: false, cartHref: '#cart', onAdd: () => undefined };

export const CartButtonConforms: Story = conformance(CartButton, adding, { keyboard: buttonKeyboard });
export const CartButtonOfACartConforms: Story = conformance(
  CartButton,
  { ...adding, isInCart: true },
  { keyboard: linkKeyboard },
);

export const WishlistIconConforms: Story = conformance<WishlistButtonProps>(
  WishlistButton,
  { ...wishlistArgs, isIconOnly: true },
  { keyboard: buttonKeyboard },
);

export const CardsOfARasterAreAlikeWhateverTheyAreCalled: Story = {
  render: (props) => (
    <div style={{ display: 'grid', gridTemplateColumns: '17rem 17rem 17rem', alignItems: 'start', gap: '1rem' }}>
      <ProductCard {...props} />
      <ProductCard {...props} name="Windproof umbrella that folds twice" hasFreeShipping />
      <ProductCard {...props} name={'Very long names '.repeat(9)} description={'Many words. '.repeat(40)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBeLessThanOrEqual(375);
  },
};

export const PricesOfNarrowCardsStandAlike: Story = {
  render: (props) => (
    <div style={{ display: 'grid', gridTemplateColumns: '15rem 15rem', gap: '1rem' }}>
      <ProductCard {...props} price={9.5} />
      <ProductCard {...props} price={7999.99} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [cheap, dear] = canvas.getAllByText(/^R\$/).map((price) => price.getBoundingClientRect());
    await expect(cheap?.top).toBe(required(dear, 'second price').top);
  },
};

export const LongWordsStayInTheirColumns: Story = {
  args: { layout: 'list', name: 'Unbreakable'.repeat(12), brand: 'Unbreakable'.repeat(12), hasFreeShipping: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};

export const LinesOfAListAreAlikeAndShowAllOfThePicture: Story = {
  args: { layout: 'list' },
  render: (props) => (
    <>
      <ProductCard {...props} />
      <ProductCard {...props} hasFreeShipping />
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, shipped] = canvas.getAllByRole('article');
    const image = plain?.firstElementChild?.getBoundingClientRect();

    await expect(shipped?.offsetHeight).toBe(required(plain, 'first card').offsetHeight);
    await expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  },
};
