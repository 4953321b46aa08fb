import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DataTable } from '../data-table/DataTable.tsx';
import { columnTexts, rowTexts } from '../data-table/data-table.testing.ts';
import * as examples from './AdvancedTables.examples.tsx';

const meta = { component: DataTable, tags: ['!autodocs'] } satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj;

export const AdvanceSearch: Story = {
  render: examples.AdvanceSearch,
  tags: ['W-DTA-01'],
  loaders: [() => import('../data-table/tools/FilterPanel.tsx')],
  play: async ({ canvas, step }) => {
    const post = await canvas.findByRole('textbox', { name: 'Position' });
    const found = () => canvas.getByText(/ of 100 rows$/).textContent;

    await step('a row has to pass all filters', async () => {
      await userEvent.type(post, 'analyst');
      const byPost = found();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Salary from' }), '40000');
      await userEvent.tab();
      await waitFor(() => expect(found()).not.toBe(byPost));
      for (const text of columnTexts(canvas, 'Position')) await expect(text).toMatch(/analyst/i);
    });
    await step('to loosen one shows more', async () => {
      const narrow = rowTexts(canvas);
      await userEvent.clear(post);
      await waitFor(() => expect(rowTexts(canvas)).not.toEqual(narrow));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(canvas.getByText('100 rows')).toBeVisible();
    });
    await step('says when nothing is left, and how to go back', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'nobody at all');
      await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await expect(rowTexts(canvas)).toHaveLength(7);
    });
  },
};

export const ServerSide: Story = {
  render: examples.ServerSide,
  tags: ['W-DTA-02'],
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('heading', { name: 'No rows yet' })).toBeNull();
    await waitFor(() => expect(rowTexts(canvas)).toHaveLength(7));
    const first = rowTexts(canvas);

    await step('keeps the rows until newer ones are there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(rowTexts(canvas)).toEqual(first);
      await waitFor(() => expect(rowTexts(canvas)).not.toEqual(first));
      await expect(canvas.getByText('8–14 of 100')).toBeVisible();
    });
    await step('sorts all pages, and begins with the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Salary' }));
      await expect(await canvas.findByText('1–7 of 100')).toBeVisible();
      await waitFor(() => {
        const salaries = columnTexts(canvas, 'Salary').map((text) => Number(text.replace(/\D/g, '')));
        return expect(salaries).toEqual(salaries.toSorted((a, b) => a - b));
      });
    });
    await step('sorts by a second head where the first is equal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'City' }));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await userEvent.keyboard('{/Shift}');
      await waitFor(() => {
        const cities = columnTexts(canvas, 'City');
        const names = columnTexts(canvas, 'Name').filter((_, row) => cities[row] === cities[0]);
        return expect([names.length > 1, names]).toEqual([true, names.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))]);
      });
    });
    await step('searches, and offers its own numbers of rows', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'fraud');
      await waitFor(() => expect(rowTexts(canvas).every((text) => text.includes('Fraud'))).toBe(true));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '75');
    });
  },
};
