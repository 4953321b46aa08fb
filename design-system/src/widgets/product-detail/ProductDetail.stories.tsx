import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import { buttonKeyboard, linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { ProductDetail, type ProductDetailProps } from './ProductDetail.tsx';
import * as examples from './ProductDetail.examples.tsx';
import { ProductFeatures, type ProductFeaturesProps } from './ProductFeatures.tsx';
import { ProductTeaser, type ProductTeaserProps } from './ProductTeaser.tsx';
import { ProductTeasers } from './ProductTeasers.tsx';

const phone = { viewport: { value: 'mobile1' } };

const args: ProductDetailProps = {
  name: 'Windproof umbrella',
  brand: 'Lanterna',
  description: 'Eight ribs of fibreglass that bend and come back.',
  price: 1095,
  rating: 3,
  image: '',
  facts: [{ icon: Truck, text: 'Free shipping' }],
  options: 'Colours',
  actions: <Button>Add to cart</Button>,
};

const teaser: ProductTeaserProps = {
  name: 'Suitcase lock',
  href: '#lock',
  brand: 'Pedra Alta',
  price: 49.9,
  rating: 4,
  image: '',
};

const features: ProductFeaturesProps = {
  features: [
    { icon: Truck, title: 'Free shipping', text: 'To every address in Brazil.' },
    { icon: Truck, title: 'Free return', text: 'Within ten days.' },
  ],
};

const meta = {
  component: ProductDetail,
  subcomponents: { ProductFeatures, ProductTeaser, ProductTeasers },
  args,
  argTypes: { actions: { control: false }, facts: { control: false } },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CabinSuitcase: Story = {
  render: examples.CabinSuitcase,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart: Cabin suitcase, 38 L' }));
    await expect(canvas.getByRole('link', { name: 'View In Cart: Cabin suitcase, 38 L' })).toHaveFocus();
    const wishlistButton = canvas.getByRole('button', { name: 'Wishlist: Cabin suitcase, 38 L' });
    await userEvent.click(wishlistButton);
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Forest green' }));
    await expect(canvas.getByRole('radio', { name: 'Forest green' })).toBeChecked();
  },
};

export const Phone: Story = { render: examples.CabinSuitcase, globals: phone };
export const Promises: Story = { render: examples.Promises };
export const GoesWellWithIt: Story = { render: examples.GoesWellWithIt };

export const Conforms: Story = conformance<ProductDetailProps>(ProductDetail, args, { keyboard: buttonKeyboard });
export const ConformsOnPhones: Story = { ...Conforms, globals: phone };
export const FeaturesConform: Story = conformance<ProductFeaturesProps>(ProductFeatures, features);
export const TeaserConforms: Story = conformance<ProductTeaserProps>(ProductTeaser, teaser, {
  keyboard: linkKeyboard,
});

export const TellsAllAboutIt: Story = {
  play: async ({ canvas }) => {
    const detail = within(canvas.getByRole('article'));
    await expect(detail.getByRole('heading', { level: 2, name: 'Windproof umbrella' })).toBeVisible();
    await expect(detail.getByText('By Lanterna')).toBeVisible();
    await expect(detail.getByText(/^R\$\s1\.095,00$/)).toBeVisible();
    await expect(detail.getByRole('img', { name: 'Rating: 3 of 5' })).toBeVisible();
    await expect(detail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Free shipping']);
  },
};

export const KeepsTheRoomOfItsPicture: Story = {
  render: (props) => (
    <>
      <ProductDetail {...props} />
      <ProductDetail {...props} image={eveningImage} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = canvas.getAllByRole('article').map(({ firstElementChild }) => firstElementChild?.clientHeight);
    await expect(heights[0]).toBeGreaterThan(100);
    await expect(heights[1]).toBe(heights[0]);
    // The words beside it say what it shows.
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const ATeaserLeadsToItsProduct: Story = {
  render: () => <ProductTeaser {...teaser} />,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading', { level: 3, name: 'Suitcase lock' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Suitcase lock' })).toHaveAttribute('href', '#lock');
    await expect(card.getByText(/^R\$\s49,90$/)).toBeVisible();
  },
};

export const FeaturesAreAList: Story = {
  render: () => <ProductFeatures {...features} aria-label="Promises" />,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Promises' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Free shipping',
      'Free return',
    ]);
  },
};

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const middleOf = (element: Element | null | undefined) => (boxOf(element).top + boxOf(element).bottom) / 2;

export const TeasersHaveTheirArrowsInTheMiddleOfThePictures: Story = {
  render: () => (
    <>
      <p>Related products</p>
      <ProductTeasers
        label="Related products"
        products={['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...teaser, id, image: eveningImage }))}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('article img');

    await expect(middleOf(canvas.getByRole('button', { name: 'Next slide' }))).toBeCloseTo(middleOf(image), 0);
    await expect(boxOf(image).left).toBeCloseTo(boxOf(canvas.getByText('Related products')).left, 0);
  },
};

export const AnIconStaysBesideTheWordsOnPhones: Story = {
  args: {
    actions: (
      <>
        <Button>Add to cart</Button>
        <Button>Wishlist</Button>
        <IconButton icon={Truck} label="Share" />
      </>
    ),
  },
  globals: phone,
  play: async ({ canvas }) => {
    const share = boxOf(canvas.getByRole('button', { name: 'Share' }));

    await expect(share.top).toBe(boxOf(canvas.getByRole('button', { name: 'Wishlist' })).top);
    await expect(share.width).toBe(share.height);
  },
};
