import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { found, shop } from '../shop.stories.testing.tsx';

const meta = { ...shop, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const EachFilterNarrowsTheResults: Story = {
  tags: ['core', 'ECM-05'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '27 results found');
    await userEvent.click(canvas.getByRole('radio', { name: /R\$\s10 to R\$\s100/ }));
    await found(canvas, '11 results found');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Suitcases' }));
    await found(canvas, '4 results found');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vaivém' }));
    await found(canvas, '2 results found');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kite & Cargo' }));
    await found(canvas, '4 results found');
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars & up' }));
    await found(canvas, '3 results found');
    const { search } = storyOf(context).router.state.location;
    await expect(new URLSearchParams(search).getAll('brand')).toEqual(['Vaivém', 'Kite & Cargo']);

    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await found(canvas, '27 results found');
  },
};

export const QuickClicksCombineFilters: Story = {
  tags: ['ECM-05'],
  play: async (context) => {
    const { canvas } = context;
    await found(canvas, '27 results found');
    for (const name of ['Suitcases', '4 stars & up']) canvas.getByRole('radio', { name }).click();

    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?category=Suitcases&rating=4'));
  },
};

export const TheSliderFiltersOnRelease: Story = {
  tags: ['ECM-05'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '27 results found');
    const price = within(canvas.getByRole('group', { name: 'Price' }));
    const from = price.getByRole('slider', { name: /^From.*Price Range/ });
    from.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?minPrice=30'));
    await found(canvas, '26 results found');
    await expect(from).toHaveFocus();
  },
};

export const SliderChangesAreOneHistoryEntry: Story = {
  tags: ['ECM-05'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);
    const search = () => router.state.location.search;
    await found(canvas, '27 results found');
    await userEvent.click(canvas.getByRole('radio', { name: 'Suitcases' }));
    const [from] = canvas.getAllByRole('slider');
    for (const end of ['20', '30', '40']) {
      from?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(search()).toBe(`?category=Suitcases&minPrice=${end}`));
    }
    await router.navigate(-1);

    await expect(search()).toBe('?category=Suitcases');
  },
};

export const UnknownFilterValuesAreIgnored: Story = {
  tags: ['ECM-05'],
  parameters: { route: '/apps/ecommerce/shop?category=eSIM&brand=Nope&brand=Nimbo' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Nimbo' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'All categories' })).toBeChecked();
    const filters = within(canvas.getByRole('group', { name: 'Active filters' }));
    const chips = filters.getAllByRole('button', { name: /^Remove filter/ });
    await expect(chips.map(({ textContent }) => textContent)).toEqual(['Nimbo']);
  },
};

export const NoFilterIsActiveWhileLoading: Story = {
  tags: ['ECM-05'],
  parameters: { route: '/apps/ecommerce/shop?category=eSIM' },
  beforeEach: ({ msw }) => msw.use(shopScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading filters…')).toBeInTheDocument();

    await expect(canvas.queryByRole('group', { name: 'Active filters' })).toBeNull();
  },
};

export const OneStarIsSingular: Story = {
  parameters: { route: '/apps/ecommerce/shop?rating=1' },
  play: async ({ canvas }) => {
    await found(canvas, '27 results found');
    await expect(canvas.getByRole('radio', { name: '1 star & up' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove filter: 1 star & up' })).toBeVisible();
  },
};

export const BrandsAndRatingsShowCounts: Story = {
  tags: ['ECM-05'],
  play: async ({ canvas }) => {
    await found(canvas, '27 results found');
    await expect(canvas.getByRole('group', { name: 'Brands' })).toHaveTextContent('Embarque7');
    await expect(canvas.getByRole('group', { name: 'Ratings' })).toHaveTextContent(/20.*24.*26.*27/);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
  },
};

export const ActiveFiltersCanBeRemovedOneByOne: Story = {
  tags: ['core'],
  parameters: { route: '/apps/ecommerce/shop?category=Power&rating=4&maxPrice=100' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '1 result found');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter: Up to/ }));
    await found(canvas, '2 results found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await found(canvas, '27 results found');
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const FiltersOpenInADrawerOnPhones: Story = {
  tags: ['ECM-01', 'ECM-05'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '27 results found');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'Backpacks' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show results' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await found(canvas, '3 results found');
  },
};
