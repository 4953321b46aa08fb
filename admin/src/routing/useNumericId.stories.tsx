import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { paths } from '../paths.ts';
import { useNumericId } from './useNumericId.ts';

/** A page that shows the number it was opened with. */
function Numbered() {
  return <output>{String(useNumericId(paths.invoicePreview))}</output>;
}

const meta = {
  title: 'routing/useNumericId',
  component: Numbered,
  tags: ['!autodocs'],
  parameters: { route: paths.invoicePreview },
} satisfies Meta<typeof Numbered>;

export default meta;
type Story = StoryObj<typeof meta>;

const CASES = [
  { after: '', number: 'undefined', corrected: '' },
  { after: '/4987?tab=history#items', number: '4987', corrected: '/4987?tab=history#items' },
  { after: '/0004987?tab=history#items', number: '4987', corrected: '/4987?tab=history#items' },
  { after: '/49x87', number: 'null', corrected: '/49x87' },
  { after: '/-4987', number: 'null', corrected: '/-4987' },
  { after: '/4987.5', number: 'null', corrected: '/4987.5' },
  { after: '/1234567890123456', number: 'null', corrected: '/1234567890123456' },
] as const;

export const ZerosBeforeANumberLeaveTheAddress: Story = {
  name: 'Zeros before the number leave the address, whose search and hash stay; what is no number stays as it was typed',
  play: async (context) => {
    const { router } = storyOf(context);
    const shown = context.canvas.getByRole('status');
    for (const { after, number, corrected } of CASES) {
      await router.navigate('/apps/invoice/list');
      await router.navigate(paths.invoicePreview + after);
      await waitFor(() => {
        const { pathname, search, hash } = router.state.location;
        return expect([shown.textContent, pathname + search + hash]).toEqual([
          number,
          paths.invoicePreview + corrected,
        ]);
      });
      await expect(router.state.historyAction).toBe(after === corrected ? 'PUSH' : 'REPLACE');
    }
  },
};
