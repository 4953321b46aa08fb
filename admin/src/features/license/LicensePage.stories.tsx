import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { LicensePage } from './LicensePage.tsx';

const meta = {
  component: LicensePage,
  parameters: { route: '/pages/license' },
} satisfies Meta<typeof LicensePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Six rights of three licenses (LIC-01)',
  tags: ['core', 'LIC-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Use Embarque in one project of your own/)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Rights of each license' }));
    const [head, ...rows] = table.getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    await expect(
      within(required(head, 'head of the table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Right', 'Single', 'Multiple', 'Extended']);
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toHaveLength(6);
    await expect(cells).toEqual([
      ['1', 'Unlimited', '1'],
      ['Included', 'Included', 'Included'],
      ['Included', 'Included', 'Included'],
      ['Not included', 'Included', 'Included'],
      ['Not included', 'Not included', 'Included'],
      ['Not included', 'Not included', 'Single product'],
    ]);
    for (const name of ['Single license', 'Multiple license', 'Extended license']) {
      const block = within(canvas.getByRole('region', { name }));
      await expect(block.getAllByRole('listitem')).toHaveLength(3);
    }
    await expect(canvas.getByText('Not sure which license you need?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'licenses@embarque.example' })).toHaveAttribute(
      'href',
      'mailto:licenses@embarque.example',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Rights of each license' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
