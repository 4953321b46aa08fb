import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import * as examples from './Descriptions.examples.tsx';

const meta = { component: DescriptionList, args: { items: [] } } satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { render: examples.Horizontal, tags: ['W-TYP-08'] };
export const Vertical: Story = { render: examples.Vertical, tags: ['W-TYP-08'] };

const position = (element: HTMLElement) => element.getBoundingClientRect();

export const AlignedTerms: Story = {
  render: examples.AlignedTerms,
  tags: ['W-TYP-08'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('beside their meaning, terms end where it begins', async () => {
      await expect(getComputedStyle(canvas.getByText('Delay')).textAlign).toBe('end');
    });
    await step('a list within a list has room for its words', async () => {
      await expect(position(canvas.getByText('Elsewhere')).height).toBeLessThan(30);
    });
    await step('above it, they begin where it begins', async () => {
      canvasElement.style.inlineSize = '320px';
      await waitFor(() => expect(getComputedStyle(canvas.getByText('Delay')).textAlign).not.toBe('end'));
      await expect(position(canvas.getByText('Elsewhere')).height).toBeLessThan(30);
    });
  },
};

export const PutsTermsBesideTheirMeaningWhereThereIsRoom: Story = {
  render: () => (
    <>
      <examples.Horizontal />
      <examples.Vertical />
    </>
  ),
  play: async ({ canvas }) => {
    const [wideTerm, narrowTerm] = canvas.getAllByText('Delay').map(position);
    const [wideValue, narrowValue] = canvas.getAllByText(/^Meals/).map(position);

    await expect(wideValue?.left).toBeGreaterThan(wideTerm?.right ?? Infinity);
    await expect(narrowValue?.top).toBeGreaterThanOrEqual(narrowTerm?.bottom ?? Infinity);
  },
};
