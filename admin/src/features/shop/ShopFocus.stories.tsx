import type { StoryObj } from '@storybook/react-vite';
import { ScrollRestoration } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { found, shop } from './shop.stories.testing.tsx';
import { ShopPage } from './ShopPage.tsx';

const meta = {
  ...shop,
  tags: ['!autodocs'],
  // The heading takes focus only inside the app's main element.
  render: () => (
    <main>
      <ShopPage />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const renderScrolling = () => (
  <>
    <ShopPage />
    <ScrollRestoration />
  </>
);

export const FilteringKeepsTheScrollPosition: Story = {
  tags: ['ECM-05'],
  parameters: { route: '/apps/ecommerce/shop?page=2' },
  render: renderScrolling,
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '27 results found');
    const brand = canvas.getByRole('checkbox', { name: 'Vaivém' });
    brand.focus();
    brand.scrollIntoView({ block: 'center' });
    const before = brand.getBoundingClientRect().top;
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(brand).toBeChecked());

    await expect(brand.getBoundingClientRect().top).toBe(before);
  },
};

export const AnotherPageScrollsToTheTop: Story = {
  tags: ['ECM-04'],
  render: renderScrolling,
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '27 results found');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));

    await found(canvas, '19–27 of 27');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const ClearingFiltersKeepsFocusInTheDrawer: Story = {
  tags: ['ECM-05'],
  parameters: { route: '/apps/ecommerce/shop?category=Power' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '2 results found');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const clear = await drawer.findByRole('button', { name: 'Clear All Filters' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(clear).toHaveAttribute('aria-disabled', 'true'));
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FocusMovesToTheNextChip: Story = {
  parameters: { route: '/apps/ecommerce/shop?category=Power&rating=4&maxPrice=100' },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1 result found');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter: Up to/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter: Power' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove filter: 4 stars/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Shop' })).toHaveFocus());
  },
};

export const ClearingAllMovesFocusToTheHeading: Story = {
  parameters: { route: '/apps/ecommerce/shop?q=zeppelin&rating=4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Shop' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Suitcases' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Shop' })).toHaveFocus());
  },
};
