import { Button } from '@embarque/design-system';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { checkout, goToPayment } from './checkout.stories.testing.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

/** Mounts the checkout again from storage, as a reload does. */
function Reloadable() {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <CheckoutPage key={loads} />
      <Button onClick={() => setLoads(loads + 1)}>Reload</Button>
    </>
  );
}

const meta = { ...checkout, tags: ['!autodocs'], render: () => <Reloadable /> };

export default meta;
type Story = StoryObj<typeof meta>;

export const TheFormIsKeptBesideTheStoredAddress: Story = {
  tags: ['ECM-10', 'ECM-12'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Full Name/ }), 'Lívia Prado');
    await userEvent.type(canvas.getByRole('textbox', { name: /Town/ }), 'Recife');
    await goToPayment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /Step 2/ }));

    await expect(await canvas.findByRole('textbox', { name: /Full Name/ })).toHaveValue('Lívia Prado');
    await expect(canvas.getByRole('textbox', { name: /Town/ })).toHaveValue('Recife');
    await expect(canvas.getByRole('button', { name: /Step 3/ })).toBeEnabled();
  },
};

export const PaymentAndGiftCardSurviveAReload: Story = {
  tags: ['ECM-10', 'ECM-13'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goToPayment(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: /CVV/ }), '987');
    await userEvent.click(canvas.getByRole('radio', { name: 'Net banking' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Bank/ }), 'Banco Litoral');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gift card' }), 'PRESENTE50{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));

    await expect(await canvas.findByRole('radio', { name: 'Net banking' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: /Bank/ })).toHaveDisplayValue('Banco Litoral');
    await expect(canvas.getByText('Gift card PRESENTE50 applied')).toBeVisible();
    await expect(storyOf(context).storage.read('embarque.checkout')).not.toMatch(/987|4242/);
  },
};

export const AnInvalidCouponIsClearedWithItsStep: Story = {
  tags: ['ECM-11'],
  parameters: { route: '/apps/ecommerce/checkout' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon' }), 'SUNSHINE{Enter}');
    await expect(await canvas.findByText(/Coupon “SUNSHINE” isn't valid/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Step 1/ }));

    await expect(await canvas.findByRole('textbox', { name: 'Coupon' })).toBeValid();
    await expect(canvas.queryByText(/isn't valid/)).toBeNull();
  },
};

export const FocusStaysWithTheCode: Story = {
  tags: ['ECM-11', 'ECM-13'],
  parameters: { route: '/apps/ecommerce/checkout' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon' }), 'EMBARQUE10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: EMBARQUE10' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await goToPayment(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gift card' }), 'PRESENTE50{Enter}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: PRESENTE50' })).toHaveFocus());
  },
};

export const AnIncompletePaymentFocusesItsField: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /CVV/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Net banking' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Bank/ })).toHaveFocus());
  },
};
