import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { PersonCell, PersonCellSkeleton } from './PersonCell.tsx';

const meta = {
  component: PersonCell,
  args: { name: 'Anneke de Vries', detail: 'anneke.elisabeth.de.vries@example.net' },
} satisfies Meta<typeof PersonCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A neighbour that does not break must not take the room until the address breaks between two letters. */
export const BreaksAnAddressAfterItsSignAlone: Story = {
  render: (args) => (
    <table style={{ inlineSize: '15rem' }}>
      <tbody>
        <tr>
          <td>
            <PersonCell {...args} />
          </td>
          <td style={{ whiteSpace: 'nowrap' }}>Annual multi-trip insurance</td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    // The width of letters decides where an address breaks.
    await document.fonts.ready;
    const { firstChild, lastChild } = canvas.getByText('anneke.elisabeth.de.vries@example.net');
    const [before, after] = [firstChild, lastChild].map(positionOf);

    await expect(before?.height).toBe(required(after, 'last line').height);
    await expect(after?.top).toBeGreaterThan(before?.top ?? Number.POSITIVE_INFINITY);
  },
};

function positionOf(text: Node | null): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(required(text, 'text'));
  return range.getBoundingClientRect();
}

export const TheSkeletonHasTheWidthOfAPerson: Story = {
  render: () => (
    <table>
      <tbody>
        <tr>
          <td>
            <PersonCellSkeleton />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[aria-hidden]')].map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(2);
    await expect(Math.min(...widths)).toBeGreaterThan(80);
  },
};
