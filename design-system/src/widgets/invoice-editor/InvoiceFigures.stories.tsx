import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LinesOwner, sampleLine } from './invoice-lines.samples.tsx';
import { field, items, sum, sumsOf } from './invoice-lines.testing.ts';
import * as examples from './InvoiceLines.examples.tsx';

const meta = {
  tags: ['!autodocs'],
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const AnItemWithoutTaxKeepsTheTaxField: Story = {
  name: 'An item of the price list without a tax has 0 %, which can be changed',
  render: () => <LinesOwner start={[sampleLine('one', { item: '', quantity: 1000 })]} />,
  play: async ({ userEvent, step }) => {
    await userEvent.click(items()[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Airport transfer' }));
    await waitFor(() => expect(field('Cost')).toHaveValue('80,00'));
    await step('its tax field stays, with nothing in it', async () => {
      await expect(field('Tax %')).toHaveValue('0');
    });
    await step('and takes a tax, also a second one', async () => {
      await userEvent.clear(field('Tax %') as HTMLInputElement);
      await userEvent.type(field('Tax %') as HTMLInputElement, '21');
      await expect(sum('Total')).toHaveTextContent('R$ 62,92');
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Airport transfer' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Add second tax' }));
      await waitFor(() => expect(field('Second tax %')).toHaveValue('0'));
      await expect(field('Tax %')).toHaveValue('21');
    });
  },
};

/** As another program hands it over. */
const untaxed = [sampleLine('one', { taxes: [] })];

export const ALineWithoutRatesHasItsTaxField: Story = {
  render: () => <LinesOwner start={untaxed} />,
  play: async ({ userEvent }) => {
    await expect(field('Tax %')).toHaveValue('0');
    await userEvent.clear(field('Tax %') as HTMLInputElement);
    await userEvent.type(field('Tax %') as HTMLInputElement, '5');
    await expect(sum('Tax 5%')).toHaveTextContent('R$ 5,60');
  },
};

export const FiguresAreTypedThePortugueseWay: Story = {
  name: 'Figures are typed the Portuguese way, and none is ever NaN (XI-08, XI-18)',
  render: examples.Written,
  play: async ({ userEvent, step }) => {
    const type = async (name: string, text: string) => {
      await userEvent.clear(field(name) as HTMLInputElement);
      await userEvent.type(field(name) as HTMLInputElement, text);
      await userEvent.tab();
    };
    await step('with points and commas', async () => {
      await type('Discount %', '0');
      await type('Cost', '1.234,56');
      await type('Qty', '0,333');
      await expect(field('Cost')).toHaveValue('1.234,56');
      await expect(sum('Subtotal')).toHaveTextContent('R$ 2.909,11');
      const { textAlign, fontVariantNumeric } = getComputedStyle(field('Cost') as HTMLInputElement);
      await expect([textAlign, fontVariantNumeric]).toEqual(['end', 'tabular-nums']);
    });
    await step('a discount too', async () => {
      await userEvent.clear(screen.getByRole('textbox', { name: 'Discount' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Discount' }), '123,00');
      await expect(sum('Discount')?.nextElementSibling).toHaveTextContent('-R$ 123,00');
    });
    await step('letters are not taken, limits are said in words', async () => {
      await type('Qty', 'abc');
      await expect(await screen.findByText('Enter a quantity.')).toBeVisible();
      await expect(field('Qty')).toHaveValue('');
      await type('Qty', '-1');
      await expect(await screen.findByText('Not below zero.')).toBeVisible();
      await type('Qty', '1000000000');
      await expect(await screen.findByText('At most 10.000.')).toBeVisible();
      await expect(document.body).not.toHaveTextContent(/NaN|Infinity|-0,00/);
    });
  },
};

export const AFigureSaysWhatItMadeOfTheText: Story = {
  name: 'A figure says what it was rounded to, and asks for one that can be two',
  render: examples.Written,
  play: async ({ userEvent, step }) => {
    const type = async (name: string, text: string) => {
      await userEvent.clear(field(name) as HTMLInputElement);
      await userEvent.type(field(name) as HTMLInputElement, text);
      await userEvent.tab();
    };
    await step('a cost has the cents that were typed, half away from zero', async () => {
      for (const [typed, written] of [
        ['8,165', '8,17'],
        ['2,135', '2,14'],
        ['8,575', '8,58'],
        ['10,075', '10,08'],
        ['0,139', '0,14'],
      ] as const) {
        await type('Cost', typed);
        await expect(field('Cost')).toHaveValue(written);
        await expect(field('Cost')).toHaveAccessibleDescription(`Rounded to R$\u00A0${written}.`);
      }
    });
    await step('until the next edit', async () => {
      await userEvent.type(field('Cost') as HTMLInputElement, '{Backspace}');
      await expect(field('Cost')).not.toHaveAccessibleDescription();
    });
    await step('quantity and tax too', async () => {
      await type('Qty', '1,2345');
      await expect(field('Qty')).toHaveAccessibleDescription('Rounded to 1,235.');
      await type('Tax %', '7.125');
      await expect(field('Tax %')).toHaveAccessibleDescription('Rounded to 7,13 %.');
    });
    await step('a figure that can be two is none', async () => {
      await type('Cost', '8.165');
      await expect(field('Cost')).toHaveValue('8.165');
      await expect(field('Cost')).toBeInvalid();
      await expect(field('Cost')).toHaveAccessibleDescription(
        '8.165 could be 8165,00 or 8,165. Enter the one you mean.',
      );
    });
    await step('a letter says that it was not added', async () => {
      await type('Qty', '5x');
      await expect(field('Qty')).toHaveAccessibleDescription("Not added, because it doesn't fit: x.");
      await expect(field('Qty')).toHaveValue('5');
    });
  },
};

const inYen = [sampleLine('one', { price: 1250, quantity: 3000, taxes: [1000] })];

export const YenHaveNoDecimals: Story = {
  render: () => <LinesOwner start={inYen} currency="JPY" />,
  play: async ({ userEvent, step }) => {
    const typed = async (name: string, text: string) => {
      await userEvent.clear(field(name) as HTMLInputElement);
      await userEvent.type(field(name) as HTMLInputElement, text);
      await userEvent.tab();
    };
    await step('yen have none', async () => {
      await expect(field('Cost')).toHaveValue('1.250');
      await typed('Cost', '1.999');
      await expect(field('Cost')).toHaveValue('1.999');
      await typed('Discount', '1.000');
      await expect(sumsOf('Subtotal', 'Tax 10%', 'Total')).toEqual(['JP¥ 5.997', 'JP¥ 500', 'JP¥ 5.497']);
    });
    await step('an amount becomes the same number of percent', async () => {
      await typed('Discount', '5');
      await userEvent.click(screen.getByRole('radio', { name: '%' }));
      await expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('5');
      await expect(sum('Total')).toHaveTextContent('JP¥ 6.267');
    });
  },
};

export const DinarsHaveThreeDecimals: Story = {
  render: () => (
    <LinesOwner start={[sampleLine('one', { price: 1500, quantity: 10_000, taxes: [500] })]} currency="KWD" />
  ),
  play: async ({ userEvent }) => {
    await expect(field('Cost')).toHaveValue('1,500');
    await userEvent.clear(field('Cost') as HTMLInputElement);
    await userEvent.type(field('Cost') as HTMLInputElement, '1,234');
    await userEvent.tab();
    await expect(field('Cost')).toHaveValue('1,234');
    await expect(sumsOf('Subtotal', 'Tax 5%', 'Total')).toEqual(['KWD 12,340', 'KWD 0,477', 'KWD 10,017']);
  },
};

export const PastedFiguresSayWhatWasMadeOfThem: Story = {
  render: examples.Blank,
  play: async ({ userEvent, step }) => {
    items()[0]?.focus();
    await userEvent.paste('Item\tCost\neSIM\t8.165\nHotel\ton request\n');
    await expect(
      await screen.findByText("Couldn't read 8.165 · on request. Enter these numbers with a comma for decimals."),
    ).toBeVisible();
    await step('until the next edit', async () => {
      await userEvent.type(field('Cost') as HTMLInputElement, '9');
      await expect(screen.queryByText(/Couldn't read/)).toBeNull();
    });
    await step('and what was rounded', async () => {
      await userEvent.paste('eSIM\t8,165\nHotel\t10,00\n');
      await expect(await screen.findByText('Rounded: 8,165 → R$ 8,17.')).toBeVisible();
      await expect(field('Cost', 1)).toHaveValue('8,17');
    });
  },
};
