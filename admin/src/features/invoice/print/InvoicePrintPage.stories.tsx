import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InvoicePrintPage } from './InvoicePrintPage.tsx';

const print = fn();

const meta = {
  component: InvoicePrintPage,
  tags: ['!autodocs'],
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

export const PrintsOnceWhenAllIsThere: Story = {
  name: 'Prints once, dark on white in the dark skin, under the name of the file (XI-14)',
  tags: ['INV-10'],
  globals: { skin: 'dark' },
  play: async () => {
    const sheet = await screen.findByRole('article', { name: /Invoice #4987/ });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(document.title).toContain('Invoice 4987 – Otto Halvorsen');
    await expect(screen.queryByRole('button', { name: 'Send Invoice' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  },
};
