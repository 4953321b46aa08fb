import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import type { DataColumn } from '../data-table.types.ts';
import { DataTable } from '../DataTable.tsx';

interface Trip {
  id: string;
  city: string;
  days: number;
  start: string;
}

const trips: Trip[] = ['Lisbon', 'Évora', 'Porto'].map((city, index) => ({
  id: String(index),
  city,
  days: index + 2,
  start: `2026-11-${20 + index}`,
}));
const columns: DataColumn<Trip>[] = [
  { id: 'city', header: 'City', value: ({ city }) => city, filter: 'text' },
  { id: 'days', header: 'Days', value: ({ days }) => days, align: 'end' },
  { id: 'start', header: 'Start', value: ({ start }) => start, filter: 'date' },
];

const meta = {
  component: DataTable<Trip>,
  args: { title: 'Trips', columns, rows: trips, rowKey: ({ id }) => id, tools: ['search', 'filters'] },
  argTypes: { columns: { control: false }, rows: { control: false } },
  loaders: [() => import('../tools/FilterPanel.tsx')],
} satisfies Meta<typeof DataTable<Trip>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesFromAHeadToTheFieldOfItsFilter: Story = {
  play: async ({ canvas, step }) => {
    const filterBy = async (name: string) => {
      await chooseByKeys(userEvent, await canvas.findByRole('button', { name: `Column ${name}` }), 'Filter…');
    };
    await step('of text', async () => {
      await filterBy('City');
      await expectToHaveAndKeepFocus(() => canvas.findByRole('textbox', { name: 'City' }));
    });
    await step('of days, to the first part of the first day', async () => {
      await filterBy('Start');
      await expectToHaveAndKeepFocus(async () => required((await canvas.findAllByRole('spinbutton'))[0], 'first part'));
    });
  },
};

export const GoesFromTheButtonThatClearsTheFiltersToTheFirst: Story = {
  args: { areFiltersOpen: true },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.type(city, 'Porto');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(city).toHaveValue('');
    await expect(city).toHaveFocus();
  },
};

export const GoesFromNothingFoundToTheSearch: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'nowhere');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};

export const GoesFromNothingFoundToTheFirstFilterWhereThereIsNoSearch: Story = {
  args: { tools: ['filters'], areFiltersOpen: true },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.type(city, 'nowhere');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(city).toHaveFocus());
    await expect(city).toHaveValue('');
  },
};

export const GoesFromTheBarOfTheSelectionToTheGrid: Story = {
  args: { isSelectable: true, bulkActions: () => <Button size="small">Book</Button> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Porto' });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(canvas.getByText('0 rows selected')).toBeInTheDocument();
  },
};

export const GoesToTheNextHeadWhenAColumnIsHidden: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Days' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus());
  },
};

export const GoesFromTheMenuOfTheViewsToTheNameOfANewOne: Story = {
  args: { tools: ['views'] },
  play: async ({ canvas }) => {
    await chooseByKeys(userEvent, canvas.getByRole('button', { name: 'Views' }), 'Save this view…');
    await expectToHaveAndKeepFocus(async () =>
      within(await screen.findByRole('dialog')).findByRole('textbox', { name: /name/i }),
    );
  },
};
