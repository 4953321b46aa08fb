import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
import * as examples from './InvoiceSheet.examples.tsx';
import { sampleInvoice } from './invoice-sheet.samples.ts';

const args: InvoiceSheetProps = { invoice: sampleInvoice() };

const meta = { component: InvoiceSheet, args } satisfies Meta<typeof InvoiceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = { render: examples.Open };
export const PaidInPart: Story = { render: examples.PaidInPart };
export const WithStub: Story = { render: examples.WithStub };
export const Conforms: Story = conformance<InvoiceSheetProps>(InvoiceSheet, args);

const plain = ({ textContent }: Element) => textContent?.replaceAll(/\s/g, ' ');

export const PrintedPartsAddUpToTheTrueTotal: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(plain);
    await expect(facts.slice(-4)).toEqual(['R$ 1.800,00', '-R$ 28,00', 'R$ 372,12', 'R$ 2.144,12']);
    await expect(canvas.getAllByRole('row').map((row) => plain(row.lastElementChild ?? row))).toEqual([
      'Total',
      'R$ 999,00',
      'R$ 801,00',
    ]);
  },
};

export const DinarsHaveThreeDecimals: Story = {
  args: { invoice: sampleInvoice({ currency: 'KWD' }, 1000) },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(plain);
    const sums = ['KWD 180,000', '-KWD 2,800', 'KWD 37,212', 'KWD 214,412', '-KWD 1,000', 'KWD 213,412'];
    await expect(facts.slice(-6)).toEqual(sums);
    await expect(canvas.getByRole('cell', { name: /KWD\s9,990/ })).toBeVisible();
  },
};

export const YenHaveNoDecimals: Story = {
  name: 'Yen have no decimals, and amounts follow the currency in every language',
  globals: { language: 'de' },
  args: { invoice: sampleInvoice({ currency: 'JPY' }) },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(plain);
    await expect(facts.slice(-4)).toEqual(['JP¥ 180.000', '-JP¥ 2.800', 'JP¥ 37.212', 'JP¥ 214.412']);
  },
};

/** The smallest part of the page that holds both. */
const smallestWith = (one: Element, other: Element): Element =>
  one.contains(other) || !one.parentElement ? one : smallestWith(one.parentElement, other);

export const PaperIsLightInEverySkin: Story = {
  name: 'Paper is light in every skin, and its totals and note stay on one page',
  args: { on: 'paper' },
  globals: { skin: 'dark' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: /Invoice #4987/ });
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 2 })).color).toBe('rgb(21, 27, 51)');
    const closing = smallestWith(canvas.getByText(/Thank you/), canvas.getByText('Subtotal'));
    await expect(getComputedStyle(closing).breakInside).toBe('avoid');
  },
};

export const SwitchesLeavePartsOut: Story = {
  args: { invoice: sampleInvoice({ shows: { terms: false, notes: false, stub: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Payment details')).toBeNull();
    await expect(canvas.queryByText(/Thank you/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Payment stub' })).toBeVisible();
  },
};
