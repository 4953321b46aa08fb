import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { toastOf } from '../../components/toasts/toaster/toaster.testing.ts';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { required } from '#storybook/testing/required.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { columnTexts, dragHead, heads, rowTexts } from '../data-table/data-table.testing.ts';
import * as examples from './BasicTables.examples.tsx';

const meta = { component: DataTable, decorators: [withToaster], tags: ['!autodocs'] } satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj;

export const ZeroConfiguration: Story = {
  render: examples.ZeroConfiguration,
  tags: ['W-DTB-01'],
  play: async ({ canvas, step }) => {
    await step('shows ten of a hundred', async () => {
      await expect(heads(canvas)).toEqual(['ID', 'Name', 'Email', 'Position', 'Age', 'Salary']);
      await expect(rowTexts(canvas)).toHaveLength(10);
      await expect(canvas.getByText('1–10 of 100')).toBeVisible();
    });
    await step('sorts by every head', async () => {
      for (const name of ['Name', 'Email', 'Position', 'Age', 'Salary']) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toHaveAttribute(
          'aria-sort',
          'ascending',
        );
        const ascending = columnTexts(canvas, name);
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(columnTexts(canvas, name)).not.toEqual(ascending);
      }
      await expect(canvas.getByText('Sorted by Salary, descending')).toBeInTheDocument();
    });
    await step('goes on by pages of any size', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
      await expect(rowTexts(canvas)).toHaveLength(25);
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(canvas.getByText('76–100 of 100')).toBeVisible();
    });
  },
};

export const ColumnReorder: Story = {
  render: examples.ColumnReorder,
  tags: ['W-DTB-02'],
  play: async ({ canvas, step }) => {
    await expect(rowTexts(canvas)).toHaveLength(7);
    await step('moves a head by its keys', async () => {
      canvas.getByRole('button', { name: 'Age' }).focus();
      await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
      await expect(heads(canvas)).toEqual(['ID', 'Name', 'Email', 'Age', 'Position', 'Salary']);
      await expect(canvas.getByRole('button', { name: 'Age' })).toHaveFocus();
    });
    await step('drags it to another place', async () => {
      await dragHead(
        canvas.getByRole('button', { name: 'Age' }),
        canvas.getByRole('button', { name: 'Name' }),
        'start',
      );
      await waitFor(() => expect(heads(canvas)).toEqual(['ID', 'Age', 'Name', 'Email', 'Position', 'Salary']));
      await expect(canvas.getByText('Age is column 2 of 6')).toBeInTheDocument();
    });
    await step('and back, to the other side of what it passes', async () => {
      await dragHead(canvas.getByRole('button', { name: 'Age' }), canvas.getByRole('button', { name: 'Email' }), 'end');
      await waitFor(() => expect(heads(canvas)).toEqual(['ID', 'Name', 'Email', 'Age', 'Position', 'Salary']));
    });
  },
};

function firstOf(elements: HTMLElement[]): HTMLElement {
  const [first] = elements;
  if (!first) throw new Error('There is none.');
  return first;
}

let caught: ReturnType<typeof catchFiles>;

export const WithButtons: Story = {
  render: examples.WithButtons,
  tags: ['W-DTB-03'],
  loaders: [() => import('../data-table/export/export-table.ts')],
  beforeEach: () => {
    caught = catchFiles();
    return caught.release;
  },
  play: async ({ canvas, step }) => {
    const [firstName = ''] = columnTexts(canvas, 'Name');
    await step('searches names, posts, ages, days and statuses', async () => {
      const search = canvas.getByRole('searchbox');
      for (const query of ['claims', 'resigned', '@ex']) {
        await userEvent.clear(search);
        await userEvent.type(search, query);
        for (const text of rowTexts(canvas)) await expect(text.toLowerCase()).toContain(query);
      }
      await userEvent.clear(search);
    });
    await step('saves what is shown as a file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
      await expect(await canvas.findByText('export.csv was saved.')).toBeInTheDocument();
      const text = await caught.files[0]?.text();
      await expect(text?.split('\r\n')).toHaveLength(101);
      await expect(text).toContain('Name,Email,Date,Salary,Age,Status');
    });
    await step('asks for what is missing in a new record, and adds it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add record' }));
      const panel = within(await screen.findByRole('dialog'));
      await userEvent.type(await panel.findByRole('textbox', { name: /full name/i }), 'Ágata Alves');
      await userEvent.click(panel.getByRole('button', { name: 'Submit' }));
      await expect((await panel.findAllByText('This field is required.')).length).toBeGreaterThan(1);
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('shows the details of a row in a dialog that takes the focus', async () => {
      await chooseByKeys(userEvent, firstOf(canvas.getAllByRole('button', { name: /^Actions for/ })), 'Details');
      await expectToHaveAndKeepFocus(() => screen.findByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('deletes a row, and brings it back', async () => {
      await userEvent.click(firstOf(canvas.getAllByRole('button', { name: /^Actions for/ })));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(columnTexts(canvas, 'Name')[0]).not.toBe(firstName));
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(columnTexts(canvas, 'Name')[0]).toBe(firstName));
    });
    await step('selects all rows that were found', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
      await expect(
        within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('100 rows selected'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
      await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    });
    await step('deletes those that are selected, and counts them no longer', async () => {
      for (const box of canvas.getAllByRole('checkbox', { name: /^Select [^a]/ }).slice(0, 2))
        await userEvent.click(box);
      const bar = canvas.getByRole('group', { name: 'Selected rows' });
      await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
      await expect(await canvas.findByText('2 records deleted.')).toBeInTheDocument();
      await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    });
  },
};

export const UndoesEachDeletionByItself: Story = {
  render: examples.WithButtons,
  play: async ({ canvas, step }) => {
    const actions = () => canvas.getAllByRole('button', { name: /^Actions for/ });
    const names = () =>
      actions().map((button) => button.getAttribute('aria-label')?.slice('Actions for '.length) ?? '');
    const [first = '', second = '', third = ''] = names();
    const remove = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(names()).not.toContain(name));
    };
    const undo = async (name: string) => {
      const toast = toastOf(await canvas.findByText(`${name} was deleted.`));
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    };

    await remove(first);
    await step('focus goes on at the same cell of the row that took its place', async () => {
      const cell = firstOf(actions()).closest('[role="gridcell"]');
      await waitFor(() => expect(cell).toHaveFocus());
    });
    await remove(second);
    await step('each comes back to its place, whatever was done since', async () => {
      await undo(first);
      await waitFor(() => expect(names().slice(0, 2)).toEqual([first, third]));
      await undo(second);
      await waitFor(() => expect(names().slice(0, 3)).toEqual([first, second, third]));
    });
  },
};

export const KeepsThePictureBesideALongName: Story = {
  render: examples.WithButtons,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'specialist');
    for (const name of canvas.getAllByRole('rowheader')) {
      const [image, labels] = [...(name.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect());
      await expect(labels?.left).toBeGreaterThan(image?.right ?? 0);
    }
  },
};

export const HidesTheEdgeOfAColumnBelowThePinnedOnes: Story = {
  render: examples.WithButtons,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '640px';
    const grid = canvas.getByRole('grid');
    const actions = canvas.getByRole('columnheader', { name: 'Actions' });
    await waitFor(() => {
      const { left: from, right: to } = actions.getBoundingClientRect();
      const middle = (from + to) / 2;
      const edges = [...canvasElement.querySelectorAll('[data-edge-of]')];
      // Scrolled to its beginning, the table has this edge beyond the pinned column.
      const edge = required(
        edges.find((each) => each.getBoundingClientRect().left + grid.scrollLeft > to),
        'edge',
      );
      grid.scrollLeft += edge.getBoundingClientRect().left - middle;
      const { left, right, top } = edge.getBoundingClientRect();
      return expect(document.elementFromPoint((left + right) / 2, top + 12)).toBe(actions);
    });
  },
};

export const ExpandableRow: Story = {
  render: examples.ExpandableRow,
  tags: ['W-DTB-04'],
  play: async ({ canvas }) => {
    const toggle = firstOf(canvas.getAllByRole('button', { name: /^show details of/i }));
    await userEvent.click(toggle);
    await expect(canvas.getByText('Experience')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(canvas.queryByText('Experience')).toBeNull();
  },
};

export const OpensARowThatIsPressed: Story = {
  render: examples.ExpandableRow,
  tags: ['W-DTB-04'],
  play: async ({ canvas, step }) => {
    const name = firstOf(canvas.getAllByRole('rowheader'));
    await step('by a press on any of its cells', async () => {
      await userEvent.click(name);
      await expect(canvas.getByText('Experience')).toBeVisible();
    });
    await step('the arrow keys lead through what has opened', async () => {
      await expect(name).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('Experience').closest('[role="gridcell"]')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('rowheader')[1]).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(name).toHaveFocus();
    });
    await step('a second press closes it, and what is selected in it does not', async () => {
      getSelection()?.selectAllChildren(name);
      await fireEvent.click(name, { detail: 1 });
      await expect(canvas.getByText('Experience')).toBeVisible();
      getSelection()?.removeAllRanges();
      await userEvent.click(name);
      await expect(canvas.queryByText('Experience')).toBeNull();
    });
  },
};

export const Multilingual: Story = {
  render: examples.Multilingual,
  tags: ['W-DTB-05'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Português' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await expect(canvas.getByText('1–7 de 100')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};
