import type { Meta } from '@storybook/react-vite';
import type { UserEventObject, within } from 'storybook/test';
import { withCart } from '../../cart/withCart.testing.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

/** The checkout at its second step, with nothing stored. Storybook reads tags from the story file only. */
export const checkout = {
  component: CheckoutPage,
  decorators: [withCart],
  parameters: { route: '/apps/ecommerce/checkout?step=address' },
} satisfies Meta<typeof CheckoutPage>;

/** Continues with the stored address. */
export async function goToPayment(canvas: ReturnType<typeof within>, userEvent: UserEventObject) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deliver To This Address' }));
  await canvas.findByRole('heading', { name: 'Payment options' });
}
