import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { dragAborts } from '#storybook/testing/layout/drag-aborts.ts';
import { required } from '#storybook/testing/required.ts';
import { pricedItems, sampleLines } from './invoice-lines.samples.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';

const meta = {
  component: InvoiceLines,
  args: {
    label: 'Items of the invoice',
    lines: sampleLines,
    items: pricedItems,
    onChange: fn(),
    onAdd: fn(),
    onReplace: fn(),
    onRemove: fn(),
    onMove: fn(),
  },
  tags: ['!autodocs'],
  loaders: [() => import('../../extensions/drag-and-drop/rows/RowDrag.tsx')],
} satisfies Meta<typeof InvoiceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Item' }).map(({ value }) => value);

export const ALineThatIsNotDroppedIsBackInPlace: Story = {
  play: async ({ args: { onMove }, step }) => {
    const before = names();
    const [handle] = screen.getAllByRole('button', { name: /^Move / });
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 5 };
    for (const { name, abort } of dragAborts) {
      await step(name, async () => {
        // Dragging loads after the lines; until then a press is only a press.
        await waitFor(async () => {
          await fireEvent.pointerDown(required(handle, 'handle'), { ...pointer, clientY: 5 });
          await fireEvent.pointerMove(document, { ...pointer, clientY: 15 });
          await expect(screen.getByText(/^Picked up/)).toBeInTheDocument();
        });
        await fireEvent.pointerMove(document, { ...pointer, clientY: 400 });
        await screen.findByText(/^Position [2-9] of/);
        await abort({ clientX: 5, clientY: 400 });
        await screen.findByText(/is back where it was\.$/);
        await expect(names()).toEqual(before);
      });
    }
    await expect(onMove).not.toHaveBeenCalled();
  },
};
