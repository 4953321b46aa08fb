import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { withCart } from '../../cart/withCart.testing.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The shop with its cart. Tags are missing, since Storybook reads them only from the story file. */
export const shop = {
  component: ShopPage,
  decorators: [withCart],
  parameters: { route: '/apps/ecommerce/shop' },
} satisfies Meta<typeof ShopPage>;

/** Waits for a text such as "27 results found", and until products and filters have rendered. */
export async function found(canvas: ReturnType<typeof within>, text: string) {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  await waitFor(() => expect(canvas.queryByText(/^Loading /)).toBeNull());
}
