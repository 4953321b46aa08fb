import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { checkout, goToPayment } from './checkout.stories.testing.tsx';

const meta = { ...checkout, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const AllSevenFieldsAreRequired: Story = {
  tags: ['core', 'ECM-12'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));

    const invalid = () => canvas.getAllByRole('textbox').filter((field: HTMLElement) => field.ariaInvalid === 'true');
    await waitFor(() => expect(invalid()).toHaveLength(7));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Full Name/ })).toHaveFocus());
    await expect(canvas.getByText('Enter the postcode (CEP).')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Postcode/ }), '0131');
    await expect(canvas.getByText('Enter 8 digits, for example 01310-200.')).toBeVisible();
  },
};

export const ANewAddressLeadsToPayment: Story = {
  tags: ['ECM-12'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(canvas, userEvent);
    await expect(canvas.getByRole('textbox', { name: /Postcode/ })).toHaveValue('50030-230');
    await userEvent.click(canvas.getByRole('radio', { name: 'Work' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));

    await expect(await canvas.findByRole('heading', { name: 'Payment options' })).toHaveFocus();
    await expect(stepOf(context)).toBe('?step=payment');
  },
};

export const GoingBackKeepsTheForm: Story = {
  tags: ['ECM-12'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: /Full Name/ }), 'Lívia Prado');
    await userEvent.click(canvas.getByRole('button', { name: /Step 1/ }));
    await canvas.findByRole('heading', { name: 'Your items' });
    await storyOf(context).router.navigate(-1);

    await expect(await canvas.findByRole('textbox', { name: /Full Name/ })).toHaveValue('Lívia Prado');
    await expect(storyOf(context).storage.read('embarque.checkout')).toContain('Lívia Prado');
  },
};

export const TheStoredAddressNeedsNoTyping: Story = {
  tags: ['ECM-12'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Avenida Paulista/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Items to pay' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver To This Address' }));

    await expect(await canvas.findByRole('heading', { name: 'Payment options' })).toBeVisible();
  },
};

export const TheSavedCardRequiresItsCode: Story = {
  tags: ['core', 'ECM-13'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goToPayment(canvas, userEvent);
    await expect(canvas.getByText('Card ending in 4242')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
    await expect(await canvas.findByText('Enter the 3 or 4 digits on the back of the card.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /CVV/ }), '987');
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    await expect(await canvas.findByRole('heading', { name: 'Thank you, Marina Duarte!' })).toBeVisible();
    await expect(JSON.stringify([Object.entries(localStorage), Object.entries(storyOf(context).area)])).not.toContain(
      '987',
    );
    await expect(stepOf(context)).toBe('?step=confirmation');
  },
};

export const ThePaymentStepShowsWhatIsPaidAndWhereItGoes: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const items = within(canvas.getByRole('list', { name: 'Items to pay' }));
    await expect(items.getAllByRole('listitem')).toHaveLength(5);
    await expect(items.getByText('1 × eSIM Brazil, 5 GB')).toBeVisible();
    const pay = canvas.getByRole('button', { name: /^Pay R\$/ });
    const due = /TotalR\$\s([\d.,]+)/.exec(canvas.getByRole('region', { name: 'Price details' }).textContent)?.[1];
    await expect(pay).toHaveTextContent(due ?? 'no total');
    await expect(pay).toHaveAccessibleDescription('Continue');
    await expect(canvas.getByRole('region', { name: 'Deliver to' })).toHaveTextContent(/Avenida Paulista/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeVisible();
  },
};

export const EachPaymentMethodAsksForItsDetails: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: 'Net banking' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
    await expect(await canvas.findByText('Choose a bank.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Instalments' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Instalments' }), '12');
    await expect(canvas.getByRole('combobox', { name: 'Instalments' })).toHaveDisplayValue(/^12 months/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await expect(canvas.getByText(/courier who delivers your printed policy/)).toBeVisible();
  },
};

export const AGiftCardReducesThePrice: Story = {
  tags: ['core', 'ECM-13'],
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);
    const field = () => canvas.getByRole('textbox', { name: 'Gift card' });
    await userEvent.type(field(), 'NOTHING{Enter}');
    await expect(await canvas.findByText(/Gift card “NOTHING” isn't valid/)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'PRESENTE50{Enter}');

    await expect(canvas.getByRole('region', { name: 'Price details' })).toHaveTextContent(/Gift card-R\$\s50,00/);
  },
};

export const AnOrderShowsAReceiptAndEmptiesTheCart: Story = {
  tags: ['core', 'ECM-10', 'ECM-13'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goToPayment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    const pass = within(await canvas.findByRole('region', { name: /^Thank you/ }));
    await expect(pass.getByText(/^EMB-/)).toBeVisible();
    await expect(pass.getByText('1 × eSIM Brazil, 5 GB')).toBeVisible();
    await expect(pass.getByText('Total')).toBeVisible();
    await expect(pass.getByText('Delivery by').nextElementSibling).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/);
    await expect(pass.getByText('Receipt sent to').nextElementSibling).toHaveTextContent('admin@demo.com');
    await expect(pass.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(pass.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/apps/ecommerce/shop');
    await waitFor(() => expect(storyOf(context).area.getItem('cart')).toBe('{"data":{"items":[]}}'));
  },
};

export const AFailedOrderCanBePlacedAgain: Story = {
  tags: ['ECM-13'],
  play: async ({ canvas, msw, userEvent }) => {
    await goToPayment(canvas, userEvent);
    msw.use(shopScenarios.removeFromCartFailed);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
    await expect(await canvas.findByText(/Your order wasn't placed, and nothing was charged/)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    await expect(await canvas.findByRole('region', { name: /^Thank you/ })).toBeVisible();
  },
};

export const AGiftCardThatPaysEverythingLeavesNothingToChoose: Story = {
  name: 'A gift card that pays everything leaves nothing to choose (BR2-26)',
  tags: ['ECM-13'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Add a new address' });
    await userEvent.click(canvas.getByRole('button', { name: /Step 1/ }));
    await keepTheEsim(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to address' }));
    await expect(canvas.getByText(/arrive by email/)).toBeVisible();
    await goToPayment(canvas, userEvent);
    await expect(canvas.queryByRole('radio', { name: 'Cash on delivery' })).toBeNull();
    const giftCard = () => canvas.getByRole('textbox', { name: 'Gift card' });
    await userEvent.type(giftCard(), 'PRESENTE100{Enter}');

    await step('no way of paying', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Price details' })).toHaveTextContent(/TotalR\$\s0,00/),
      );
      await expect(await canvas.findByText('There is nothing to pay.')).toBeVisible();
      await expect(canvas.queryByRole('radio')).toBeNull();
      await expect(canvas.queryByRole('textbox', { name: /CVV/ })).toBeNull();
    });
    await step('and the order is placed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));
      const pass = within(await canvas.findByRole('region', { name: /^Thank you/ }));
      await expect(pass.getByText(/^EMB-/)).toBeVisible();
      await expect(pass.queryByText('Credit or debit card')).toBeNull();
    });
  },
};

export const AMobileNumberWithItsCountryIsTakenWhole: Story = {
  name: 'A mobile number with its country is taken whole (BR2-13)',
  tags: ['ECM-12'],
  play: async ({ canvas, userEvent, step }) => {
    await fillIn(canvas, userEvent);
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: /Mobile Number/ });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));

    await step('filled in by the browser', async () => {
      await fireEvent.input(field, { target: { value: '+5511912345678' } });
      await expect(field).toHaveValue('(11) 91234-5678');
    });
    await step('cut, it does not go on', async () => {
      await userEvent.clear(field);
      await userEvent.paste('+55 11 91234-56789');
      await expect(field).toHaveAccessibleDescription(/Not added, because it doesn't fit: 9\./);
      await save();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeInvalid();
    });
    await step('typed, it is written once it is whole', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '0 15 11 91234-5678');
      await userEvent.tab();
      await expect(field).toHaveValue('(11) 91234-5678');
      await save();
      await expect(await canvas.findByRole('heading', { name: 'Payment options' })).toBeVisible();
    });
  },
};

export const AHouseNumberIsTakenAsItIsTyped: Story = {
  name: 'A house number is taken as it is typed (BR2-27)',
  tags: ['ECM-12'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const field = canvas.getByRole('textbox', { name: /House or flat/ });
    await userEvent.clear(field);
    await userEvent.paste('S/N');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await canvas.findByRole('heading', { name: 'Payment options' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    await expect(await canvas.findByText(/Rua da Aurora, S\/N/)).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['ECM-10'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await goToPayment(canvas, userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay R\$|Place Order)/ }));

    await canvas.findByRole('region', { name: /^Thank you/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

async function keepTheEsim(canvas: Canvas, userEvent: UserEventObject) {
  const names = await canvas.findAllByRole('button', { name: /^Remove: (?!eSIM Brazil)/ });
  for (const { ariaLabel } of names) {
    await userEvent.click(canvas.getByRole('button', { name: ariaLabel ?? '' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: ariaLabel ?? '' })).toBeNull());
  }
}

function stepOf(context: Parameters<typeof storyOf>[0]): string {
  return storyOf(context).router.state.location.search;
}

async function fillIn(canvas: Canvas, userEvent: UserEventObject) {
  const entries = [
    [/Full Name/, 'Lívia Prado'],
    [/Mobile Number/, '81987654321'],
    [/House or flat/, '42'],
    [/Landmark/, 'Rua da Aurora'],
    [/Town/, 'Recife'],
    [/Postcode/, '50030230'],
    [/State/, 'Pernambuco'],
  ] as const;
  await canvas.findByRole('heading', { name: 'Add a new address' });
  for (const [name, text] of entries) await userEvent.type(canvas.getByRole('textbox', { name }), text);
}
