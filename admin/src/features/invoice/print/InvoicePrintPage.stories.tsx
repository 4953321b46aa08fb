import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw/http';
import { StrictMode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InvoicePrintPage } from './InvoicePrintPage.tsx';

const print = fn();

const meta = {
  component: InvoicePrintPage,
  parameters: { route: '/apps/invoice/print/4987' },
  beforeEach: () => {
    const before = window.print;
    print.mockClear();
    window.print = print;
    return () => {
      window.print = before;
    };
  },
} satisfies Meta<typeof InvoicePrintPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Held until the story lets them go; other ones each time that it runs. */
const heldAnswers = () => ({
  invoice: Promise.withResolvers<undefined>(),
  fonts: Promise.withResolvers<FontFaceSet>(),
});

let held = heldAnswers();
const waitForFonts = fn(() => held.fonts.promise);

export const PrintsOnceWhenAllIsThere: Story = {
  name: 'Prints once, when invoice and fonts are there, dark on white in the dark skin, under the name of the file (XI-14)',
  tags: ['INV-10'],
  globals: { skin: 'dark' },
  render: () => (
    <StrictMode>
      <InvoicePrintPage />
    </StrictMode>
  ),
  beforeEach: ({ msw }) => {
    held = heldAnswers();
    waitForFonts.mockClear();
    msw.use(http.get('/api/invoice/invoices/:id', () => held.invoice.promise));
    Object.defineProperty(document.fonts, 'ready', { get: waitForFonts, configurable: true });
    return () => Reflect.deleteProperty(document.fonts, 'ready');
  },
  play: async () => {
    await expect(await screen.findByText('Loading invoice…')).toBeInTheDocument();
    held.invoice.resolve(undefined);
    const sheet = await screen.findByRole('article', { name: /Invoice #4987/ });
    await expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(waitForFonts).toHaveBeenCalled());
    await expect(print).not.toHaveBeenCalled();
    held.fonts.resolve(document.fonts);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(document.title).toBe('Invoice 4987 – Otto Halvorsen');
    await expect(screen.queryByRole('button', { name: 'Send Invoice' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled'));
    await expect(print).toHaveBeenCalledOnce();
  },
};
