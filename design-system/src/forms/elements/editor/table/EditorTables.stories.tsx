import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { Editor } from '../Editor.tsx';
import { loadTableEditing } from './prepare-tables.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const text = `<p>Plans</p><table>${row('Lisbon', 'R$ 89')}${row('Osaka', '')}</table>`;

const meta = {
  component: Editor,
  args: { label: 'Post', defaultValue: text, takesTables: true, onChange: fn() },
  loaders: [() => import('../../../../components/dropdowns/MenuLayer.tsx'), loadTableEditing],
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The texts of the rows. */
const rowsIn = ({ canvas }: Context) =>
  canvas
    .getAllByRole('row')
    .map(({ cells }: HTMLElement & Partial<HTMLTableRowElement>) =>
      Array.from(cells ?? [], ({ textContent }) => textContent),
    );

/** Puts the caret at the end of an element of the text. */
function goTo(element: HTMLElement) {
  element.closest<HTMLElement>('[role="textbox"]')?.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  document.dispatchEvent(new Event('selectionchange'));
}

const write = (words: string) => document.execCommand('insertText', false, words);

async function choose({ canvas, userEvent }: Context, role: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit table' }));
  await userEvent.click(await screen.findByRole(role, { name }));
}

export const GoesThroughATableByKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('from cell to cell, and to a new row behind the last', async () => {
      goTo(canvas.getByText('R$ 89'));
      await expect(await canvas.findByRole('button', { name: 'Edit table' })).toBeVisible();
      await userEvent.keyboard('{Tab}{Tab}');
      write('R$ 172');
      await userEvent.keyboard('{Tab}');
      write('Lima');
      await waitFor(() =>
        expect(rowsIn(context)).toEqual([
          ['Lisbon', 'R$ 89'],
          ['Osaka', 'R$ 172'],
          ['Lima', ''],
        ]),
      );
    });
    await step('to its tool and back', async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      await expect(canvas.getByRole('button', { name: 'Edit table' })).toHaveFocus();
      await choose(context, 'menuitem', 'Delete row');
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
      await expect(rowsIn(context)).toEqual([
        ['Lisbon', 'R$ 89'],
        ['Osaka', 'R$ 172'],
      ]);
    });
    await step('and out of it', async () => {
      await userEvent.keyboard('{Escape}');
      write('Prices of May');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          html: expect.stringMatching(/<\/tbody><\/table><p dir="auto">Prices of May<\/p>$/),
        }),
      );
      await expect(canvas.getByRole('button', { name: 'Insert table' })).toBeVisible();
    });
  },
};

export const ChangesTheShapeOfATable: Story = {
  args: { defaultValue: '' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('puts one in, with the caret in its first cell', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Insert table' }));
      const rows = await screen.findByRole('textbox', { name: 'Rows' });
      await userEvent.clear(rows);
      await userEvent.type(rows, '2');
      await userEvent.type(screen.getByRole('textbox', { name: 'Columns' }), '{Backspace}1{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(1));
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
      write('City');
      await expect(rowsIn(context)).toEqual([['City'], ['']]);
    });
    await step('with more columns, and without a head', async () => {
      await choose(context, 'menuitem', 'Add column after');
      await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2));
      await choose(context, 'menuitemcheckbox', 'Header row');
      await waitFor(() => expect(canvas.queryAllByRole('columnheader')).toEqual([]));
      await userEvent.keyboard('{Escape}');
    });
    await step('and without its last column, it is gone', async () => {
      await choose(context, 'menuitem', 'Delete column');
      await choose(context, 'menuitem', 'Delete column');
      await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    });
  },
};

export const FillsTheCellsWithThoseOfASheet: Story = {
  play: async (context) => {
    const { canvas } = context;
    goTo(canvas.getByText('R$ 89'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<table>${row('R$ 90', '5 GB')}${row('R$ 172', '')}</table>`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit table' })).toBeVisible());
    canvas
      .getByRole('textbox')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

    await waitFor(() =>
      expect(rowsIn(context)).toEqual([
        ['Lisbon', 'R$ 90', '5 GB'],
        ['Osaka', 'R$ 172', ''],
      ]),
    );
  },
};

export const ReportsNoEditWhenItRepairsATable: Story = {
  args: { defaultValue: '<table><tr><td>Lisbon</td><td>R$ 89</td></tr><tr><td>Lima</td></tr></table>' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('cell')).toHaveLength(4));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TheTextHasTheFocusAfterEachItemOfTheMenu: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    goTo(canvas.getByText('R$ 89'));
    const tool = await canvas.findByRole('button', { name: 'Edit table' });
    for (const item of ['Add row below', 'Delete row', 'Add column before', 'Continue below']) {
      await step(`${item}, by keys`, async () => {
        await chooseByKeys(userEvent, tool, new RegExp(`^${item}`));
        await expectToHaveAndKeepFocus(() => canvas.findByRole('textbox', { name: /^Post/ }));
      });
    }
    await step('the header row, a choice, leaves the menu open until Escape', async () => {
      goTo(canvas.getByText('Osaka'));
      await choose(context, 'menuitemcheckbox', 'Header row');
      await waitFor(() => expect(canvas.queryAllByRole('columnheader', { hidden: true })).not.toEqual([]));
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Header row' })).toHaveFocus();
    });
  },
};
