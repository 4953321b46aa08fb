import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { cartCalls } from '../../cart/model/cart.api.ts';
import { withCart } from '../../cart/withCart.testing.tsx';
import { ProductPage } from './ProductPage.tsx';

const meta = {
  component: ProductPage,
  decorators: [withCart],
  // Loaded first, so that stories do not wait for lazy code.
  loaders: [() => import('../../../../design-system/src/components/dropdowns/MenuLayer.tsx')],
  parameters: { route: '/apps/ecommerce/product-detail/cabin-suitcase-38-l-16' },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['ECM-06', 'SPEC-3.8-a'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cabin suitcase, 38 L' })).toBeVisible();
    await expect(canvas.getByText('R$ 749,00')).toBeVisible();
    await expect(canvas.getAllByText('By Vaivém')[0]).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Rating: 5 of 5' })[0]).toBeVisible();
    await expect(canvas.getByText('In Stock')).toBeVisible();
    await expect(canvas.getByText('Free shipping')).toBeVisible();
    await expect(canvas.getByText(/8\s×\sR\$\s62,42 \+ 4\s×\sR\$\s62,41/)).toBeVisible();
    await expect(document.title).toBe('Cabin suitcase, 38 L · Embarque');
  },
};

export const CorrectsTheSlug: Story = {
  name: 'A slug of another product is corrected in the address; the product stays in sight, in the colour chosen (ECM-06)',
  parameters: { route: '/apps/ecommerce/product-detail/windproof-umbrella-16?colour=danger#top' },
  beforeEach: () => {
    const loads = spyOn(cartCalls, 'product');
    return () => loads.mockRestore();
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const heading = await canvas.findByRole('heading', { name: 'Cabin suitcase, 38 L' });
    const { router } = storyOf(context);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/apps/ecommerce/product-detail/cabin-suitcase-38-l-16'),
    );
    await expect(router.state.location).toMatchObject({ search: '?colour=danger', hash: '#top' });
    await expect(router.state.historyAction).toBe('REPLACE');
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sunset red' })).toBeChecked();
    const { colorImages = {} } = await cartCalls.product(16, new AbortController().signal);
    await expect(required(canvasElement.querySelector('img'), 'picture')).toHaveAttribute('src', colorImages.danger);
    await expect(cartCalls.product, 'by the page and by this story').toHaveBeenCalledTimes(2);
  },
};

export const TheColourIsInTheUrl: Story = {
  tags: ['ECM-06'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const colours = within(await canvas.findByRole('radiogroup', { name: 'Colour' }));
    await expect(colours.getAllByRole('radio')).toHaveLength(5);
    await expect(colours.getByRole('radio', { name: 'Atlantic blue' })).toBeChecked();
    const picture = () => required(canvasElement.querySelector('img'), 'picture').src;
    const blue = picture();
    await userEvent.click(colours.getByRole('radio', { name: 'Sunset red' }));
    await waitFor(() => expect(picture()).not.toBe(blue));

    await waitFor(() => expect(colours.getByRole('radio', { name: 'Sunset red' })).toBeChecked());
    await expect(storyOf(context).router.state.location.search).toBe('?colour=danger');
  },
};

export const AddsToCartAndWishlist: Story = {
  tags: ['core', 'ECM-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to cart: Cabin suitcase, 38 L' }));
    const view = await canvas.findByRole('link', { name: /^View In Cart/ });
    await expect(view).toHaveAttribute('href', '/apps/ecommerce/checkout');

    const heart = canvas.getByRole('button', { name: /^Wishlist/ });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SharesALinkOnASocialNetwork: Story = {
  tags: ['ECM-06'],
  beforeEach: () => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    return () => opened.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const menu = within(await screen.findByRole('menu'));
    const labels = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(labels.slice(0, 4)).toEqual(['Facebook', 'Twitter', 'Youtube', 'Instagram']);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Facebook' }));

    await expect(window.open).toHaveBeenCalledWith(
      expect.stringContaining('cabin-suitcase-38-l-16'),
      '_blank',
      'noopener,noreferrer',
    );
  },
};

export const SharesByMailInTheComposer: Story = {
  name: 'Shares by mail in the composer, whose link every button of the mouse follows (BR2-21)',
  tags: ['ECM-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Email' });
    await expect(item).toHaveAttribute('href', expect.stringMatching(/^\/apps\/email\?compose=mailto/));
  },
};

export const ShowsGuaranteesAndRelatedProducts: Story = {
  tags: ['ECM-07'],
  play: async ({ canvas }) => {
    for (const name of ['100% original', '10-day replacement', '1-year warranty']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    const related = within(await canvas.findByRole('region', { name: 'Related products' }));
    await expect(related.getByRole('link', { name: 'Check-in suitcase, 65 L' })).toBeInTheDocument();
    await expect(related.getByRole('button', { name: /next/i })).toBeEnabled();
  },
};

export const AnUnknownProductShowsNotFound: Story = {
  tags: ['ECM-08'],
  parameters: { route: '/apps/ecommerce/product-detail/zeppelin-4711' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "We couldn't find this product" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/shop',
    );
    // The app around the page already has both landmarks.
    await expect(canvas.queryByRole('main')).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const AUrlWithoutAnIdShowsNotFound: Story = {
  tags: ['ECM-08'],
  parameters: { route: '/apps/ecommerce/product-detail/zeppelin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "We couldn't find this product" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.productStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product…')).toBeInTheDocument();
  },
};

export const AFailedLoadCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.productFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the product");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByRole('heading', { name: 'Cabin suitcase, 38 L' })).toBeVisible();
  },
};

export const FailedRelatedProductsAreLeftOut: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cabin suitcase, 38 L' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Related products' })).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cabin suitcase, 38 L' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
