import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { handledKeys } from '../../conformance/handled-keys.ts';
import { TreeView, type TreeViewProps } from './TreeView.tsx';
import * as examples from './TreeView.examples.tsx';
import { treeViewKeyboard } from './tree-view.keyboard.ts';

const items = [
  { id: 'brazil', label: 'Brazil', children: [{ id: 'GRU', label: 'Guarulhos' }] },
  { id: 'spain', label: 'Spain', isDisabled: true },
  { id: 'portugal', label: 'Portugal', children: [{ id: 'LIS', label: 'Lisboa' }] },
];

const meta = {
  component: TreeView,
  args: { label: 'Airports', items, onSelect: fn(), onExpand: fn() },
  parameters: { keyboard: treeViewKeyboard },
} satisfies Meta<typeof TreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Folders: Story = { render: examples.Folders };
export const OneChoice: Story = { render: examples.OneChoice };
export const EmptyTree: Story = {
  render: examples.EmptyTree,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Documents' })).toHaveTextContent('No document has been filed');
  },
};

export const SeveralChoices: Story = {
  render: examples.SeveralChoices,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Lost' }));

    await expect(canvas.getByRole('row', { name: 'Lost' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: 'Luggage' })).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: 3');
  },
};

export const Conforms: Story = conformance<TreeViewProps>(TreeView, { label: 'Airports', items: [] });

export const HandlesTheKeysOfItsTableAndNoOthers: Story = {
  args: { selection: 'single', defaultSelected: ['portugal'], defaultExpanded: ['brazil', 'portugal'] },
  play: async ({ canvas, userEvent }) => {
    const promised = treeViewKeyboard.flatMap(({ keys }) => keys);

    const handled = await handledKeys(await canvas.findByRole('row', { name: 'Portugal' }), userEvent);
    await expect(handled.toSorted()).toEqual(promised.toSorted());
  },
};

export const BreaksLongLabelsInsteadOfGrowing: Story = {
  args: {
    items: [{ id: 'long', label: 'unbreakable'.repeat(9), children: [{ id: 'in', label: 'unbreakable'.repeat(9) }] }],
    defaultExpanded: ['long'],
    selection: 'multiple',
    style: { inlineSize: 240 },
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(2));

    await expect(canvas.getByRole('treegrid').scrollWidth).toBe(240);
    await expect(rows()[1]?.offsetHeight).toBeGreaterThan(80);
  },
};

export const OpensAndClosesByAPressWhereThereIsNothingToChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const brazil = await canvas.findByRole('row', { name: 'Brazil' });
    await expect(brazil).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(brazil);

    await expect(await canvas.findByRole('row', { name: 'Guarulhos' })).toHaveAttribute('aria-level', '2');
    await expect(brazil).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpand).toHaveBeenCalledWith({ expanded: ['brazil'] });

    await userEvent.click(brazil);
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Guarulhos' })).toBeNull());
  },
};

export const OpensWithoutChoosingByTheArrowBesideTheLabel: Story = {
  args: { selection: 'single' },
  play: async ({ args, canvas, userEvent }) => {
    const [, portugal] = await canvas.findAllByRole('button');
    await userEvent.click(required(portugal, 'arrow of Portugal'));
    const lisbon = await canvas.findByRole('row', { name: 'Lisboa' });
    await expect(lisbon).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();

    await userEvent.click(lisbon);
    await expect(args.onSelect).toHaveBeenCalledWith({ selected: ['LIS'] });
  },
};

export const IsWalkedByArrowKeysPastWhatIsDisabled: Story = {
  play: async ({ canvas, userEvent }) => {
    const brazil = await canvas.findByRole('row', { name: 'Brazil' });
    await userEvent.tab();
    await expect(brazil).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const guarulhos = await canvas.findByRole('row', { name: 'Guarulhos' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(guarulhos).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Portugal' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(brazil).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');

    await waitFor(() => expect(brazil).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const MirrorsItsArrowsFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const brazil = await canvas.findByRole('row', { name: 'Brazil' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await waitFor(() => expect(brazil).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const StaysAsItsOwnerSays: Story = {
  args: { selection: 'single', selected: ['brazil'], expanded: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Portugal' }));

    await expect(args.onSelect).toHaveBeenCalledWith({ selected: ['portugal'] });
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Brazil');
  },
};
