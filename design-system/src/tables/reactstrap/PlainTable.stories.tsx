import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import * as examples from './PlainTable.examples.tsx';
import { ProjectTable } from './ProjectTable.samples.tsx';

/** The looks of `Table`, on rows that can be renamed and deleted. */
const meta = { component: ProjectTable } satisfies Meta<typeof ProjectTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

const groundOf = (element: Element | null | undefined) => getComputedStyle(element as Element).backgroundColor;

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-TBL-01'],
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (row: string, action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${row}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };

    await step('a deleted project comes back to its place', async () => {
      await choose('Exchange students', 'Delete');
      await expect(names(canvas)).not.toContain('Exchange students');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(names(canvas)[1]).toBe('Exchange students');
    });
    await step('a project needs a name', async () => {
      await chooseByKeys(userEvent, canvas.getByRole('button', { name: 'Actions for Embassy staff' }), 'Edit');
      const dialog = within(await screen.findByRole('dialog'));
      await expectToHaveAndKeepFocus(() => dialog.findByRole('textbox', { name: 'Name' }));
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('A project needs a name.');

      await userEvent.type(dialog.getByRole('textbox'), 'Consular staff{Enter}');
      await expect(names(canvas)).toContain('Consular staff');
    });
  },
};

export const Dark: Story = {
  render: examples.Dark,
  tags: ['W-TBL-02'],
  play: async ({ canvas }) => {
    await expect(groundOf(canvas.getByRole('table'))).not.toBe(groundOf(document.body));
    await expect(getComputedStyle(canvas.getByRole('table')).colorScheme).toBe('dark');
  },
};

export const DarkHeader: Story = { render: examples.DarkHeader, tags: ['W-TBL-03'] };
export const LightHeader: Story = { render: examples.LightHeader, tags: ['W-TBL-03'] };

export const Striped: Story = {
  render: examples.Striped,
  tags: ['W-TBL-04'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('rowheader').map((cell) => groundOf(cell.closest('tr')));
    await expect(second).not.toBe(first);
  },
};

export const StripedDark: Story = { render: examples.StripedDark, tags: ['W-TBL-05'] };
export const Bordered: Story = { render: examples.Bordered, tags: ['W-TBL-06'] };
export const Borderless: Story = { render: examples.Borderless, tags: ['W-TBL-07'] };

export const ContextualRows: Story = {
  render: examples.ContextualRows,
  tags: ['W-TBL-10'],
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByRole('rowheader').map((cell) => groundOf(cell.closest('tr')));
    await expect(new Set(grounds).size).toBe(4);
  },
};
