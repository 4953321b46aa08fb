import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { mergeFields } from '../../lib/merge/merge.ts';
import { herPost, myPost, samplePost, samplePostKinds } from './field-merge.samples.ts';
import { FieldMergeDialog, type FieldMergeDialogProps } from './FieldMergeDialog.tsx';

const args: FieldMergeDialogProps = {
  isOpen: true,
  title: 'Ana Beatriz has changed this post too',
  author: 'Ana Beatriz',
  changedAt: 'at 10:12',
  conflicts: mergeFields(samplePost, myPost, herPost, samplePostKinds).conflicts,
  fields: { title: { label: 'Title' }, text: { label: 'Text' } },
  alsoChanged: ['Status', 'Tags'],
  onSave: fn(),
  onClose: fn(),
};

const meta = { component: FieldMergeDialog, args } satisfies Meta<typeof FieldMergeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SavesOnceASideIsChosenEverywhere: Story = {
  play: async ({ args: { onSave, onClose }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Beatriz has changed this post too' }));
    await waitFor(() => expect(dialog.getByText(/^Ana Beatriz saved at 10:12\./)).toBeVisible());
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Yours: A slow/ })).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.click(save);
    await expect(onSave).not.toHaveBeenCalled();
    await expect(save).toHaveAccessibleDescription('Choose in every field, then save.');

    await userEvent.click(dialog.getByRole('radio', { name: /^Ana Beatriz: Tuesday/ }));
    await expect(save).toHaveAccessibleDescription('');
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledTimes(1);
    await expect(onSave).toHaveBeenCalledWith({ choices: { title: 'mine', 'text.1': 'theirs' } });

    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

export const Conforms: Story = layerConformance(<FieldMergeDialog {...args} />, { role: 'dialog' });
