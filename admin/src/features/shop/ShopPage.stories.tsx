import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { mostAtOnce } from '#storybook/testing/most-at-once.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { shop } from './shop.stories.testing.tsx';

const meta = {
  ...shop,
  // Loaded first, so that stories do not wait for lazy code.
  loaders: [() => import('../../../../design-system/src/components/dropdowns/MenuLayer.tsx')],
};

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  tags: ['ECM-01', 'SPEC-3.8-a'],
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(9);
    await expect(canvas.getByText('27 results found')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('eCommerceShop');
    await expect(canvas.getByRole('button', { name: 'Sort by: Featured' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(document.title).toBe('Shop · Embarque');
  },
};

export const SortingIsInTheUrl: Story = {
  tags: ['ECM-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await names(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Featured' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lowest' }));

    await waitFor(async () => expect((await names(canvas))[0]).toBe('Cork luggage tag'));
    await expect(urlOf(context)).toBe('/apps/ecommerce/shop?sortBy=price-asc');
  },
};

export const RemembersTheListView: Story = {
  tags: ['ECM-01', 'ECM-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await names(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));

    const card = within(await cardOf(canvas, 'Suitcases, set of three'));
    await expect(card.getByText('Free shipping')).toBeVisible();
    await expect(card.getByText('R$ 2.890,00')).toBeVisible();
    await expect(storyOf(context).area.getItem('embarque.shopView')).toBe('list');
  },
};

export const SearchFollowsTyping: Story = {
  tags: ['core', 'ECM-02'],
  parameters: { route: '/apps/ecommerce/shop?page=3' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await names(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'esim');

    await waitFor(() => expect(urlOf(context)).toBe('/apps/ecommerce/shop?q=esim'));
    await waitFor(() => expect(document.querySelector('article h2 mark')).toHaveTextContent('eSIM'));
    await waitFor(async () => expect((await names(canvas)).every((name) => name?.startsWith('eSIM'))).toBe(true));
    await expect(canvas.getByText('4 results found')).toBeVisible();
  },
};

export const AProductCanBeAddedToTheCart: Story = {
  tags: ['core', 'ECM-03'],
  play: async ({ canvas, userEvent }) => {
    const card = within(await cardOf(canvas, 'Windproof umbrella'));
    await expect(card.getByRole('img', { name: 'Rating: 1 of 5' })).toBeVisible();
    await expect(card.getByText('R$ 95,00')).toBeVisible();
    await expect(card.getByText('By Lanterna')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add To Cart: Windproof umbrella' }));

    const view = await card.findByRole('link', { name: 'View In Cart: Windproof umbrella' });
    await expect(view).toHaveAttribute('href', '/apps/ecommerce/checkout');
    await expect(view).toHaveFocus();
  },
};

export const TheHeartAddsToAndRemovesFromTheWishlist: Story = {
  tags: ['ECM-03'],
  play: async ({ canvas, userEvent }) => {
    const card = within(await cardOf(canvas, 'eSIM Japan, 20 GB'));
    const heart = card.getByRole('button', { name: 'Wishlist: eSIM Japan, 20 GB' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ARefusedChangeIsRolledBackWithAMessage: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(shopScenarios.addToCartFailed),
  play: async ({ canvas, userEvent }) => {
    const card = within(await cardOf(canvas, 'Windproof umbrella'));
    await userEvent.click(card.getByRole('button', { name: /^Add To Cart/ }));

    await expect(
      await screen.findByText("Couldn't add “Windproof umbrella” to your cart.", { exact: false }),
    ).toBeInTheDocument();
    await expect(await card.findByRole('button', { name: /^Add To Cart/ })).toBeEnabled();
  },
};

export const ShowsNineProductsPerPage: Story = {
  tags: ['ECM-04'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await names(canvas);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));

    await expect(await canvas.findByText('19–27 of 27')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(urlOf(context)).toBe('/apps/ecommerce/shop?page=3');
    await storyOf(context).router.navigate(-1);
    await expect(await canvas.findByText('1–9 of 27')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['ECM-04'],
  parameters: { route: '/apps/ecommerce/shop?q=zeppelin&rating=4' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: 'No Results' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));

    await expect(await names(canvas)).toHaveLength(9);
    await expect(urlOf(context)).toBe('/apps/ecommerce/shop');
  },
};

export const PageBeyondTheEnd: Story = {
  parameters: { route: '/apps/ecommerce/shop?page=99' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));
    await expect(await names(canvas)).toHaveLength(9);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The shop is empty' })).toBeVisible();
    await expect(canvas.getByText('0 results found')).toBeVisible();
  },
};

export const KeepsImagesWhileResultsChange: Story = {
  parameters: { route: '/apps/ecommerce/shop?q=umbrella' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const images = () => canvasElement.querySelectorAll('article img').length;
    await waitFor(() => expect(images()).toBe(1));
    let least = images();
    const observer = new MutationObserver(() => (least = Math.min(least, images())));
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.clear(canvas.getByRole('searchbox'));

    await waitFor(() => expect(images()).toBe(9));
    observer.disconnect();
    await expect(least).toBe(1);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading filters…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

export const AFailedLoadCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.failed),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load products");
    msw.resetHandlers();
    const mostCards = mostAtOnce(canvasElement, 'article');
    const mostImages = mostAtOnce(canvasElement, 'article img');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await names(canvas)).toHaveLength(9);
    await waitFor(() => expect(canvasElement.querySelectorAll('article img')).toHaveLength(9));
    await expect(mostCards()).toBe(1);
    await expect(mostImages()).toBe(1);
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(9);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ThousandsOfProducts: Story = {
  beforeEach: ({ msw }) => msw.use(shopScenarios.thousandsOfRows),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3.000 results found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 334' }));

    await expect(await canvas.findByText('2.998–3.000 of 3.000')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(9);
  },
};

function urlOf(context: Parameters<typeof storyOf>[0]): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
}

async function names(canvas: Canvas): Promise<(string | null)[]> {
  const list: HTMLElement = await canvas.findByRole('list', { name: 'Products' });
  await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}

async function cardOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const link: HTMLElement = await canvas.findByRole('link', { name });
  const card = link.closest('article');
  if (!card) throw new Error(`${name} is on no card.`);
  return card;
}

export const TheBarFitsOneLineOnPhones: Story = {
  parameters: {
    viewport: {
      options: { ...MINIMAL_VIEWPORTS, phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await names(canvas);
    const bar = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect();
    const others = [canvas.getByText('27 results found'), canvas.getByRole('button', { name: 'Sort by: Featured' })];
    const middles = others.map((one) => (one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2);

    for (const middle of middles) await expect(middle).toBeCloseTo((bar.top + bar.bottom) / 2, 0);
  },
};
