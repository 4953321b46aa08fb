import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { mergeFields } from '../../lib/merge/merge.ts';
import { FieldMerge, type FieldMergeProps } from './FieldMerge.tsx';
import * as examples from './FieldMerge.examples.tsx';
import { fieldMergeKeyboard } from './field-merge.keyboard.ts';
import { herPost, myPost, samplePost, samplePostKinds } from './field-merge.samples.ts';
import { WordChanges } from './field/WordChanges.tsx';

const args: FieldMergeProps = {
  author: 'Ana Beatriz',
  conflicts: mergeFields(samplePost, myPost, herPost, samplePostKinds).conflicts,
  fields: { title: { label: 'Title' }, text: { label: 'Text' } },
  alsoChanged: ['Status', 'Tags'],
  onChoose: fn(),
};

const meta = { component: FieldMerge, subcomponents: { WordChanges }, args } satisfies Meta<typeof FieldMerge>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => within(canvas.getByRole('radiogroup', { name }));

export const Playground: Story = {};

export const APostOfTwoPeople: Story = { render: examples.APostOfTwoPeople };

export const KeysChooseASideAndGoOnToTheNextField: Story = {
  play: async ({ canvas, args: { onChoose }, userEvent }) => {
    const [title, text] = [field(canvas, 'Title'), field(canvas, 'Text')];
    await expect(canvas.getByText('2 choices left')).toBeVisible();
    await expect(canvas.getByText(/^Ana Beatriz also changed Status and Tags\./)).toBeVisible();

    title.getByRole('radio', { name: 'Yours: A slow week in Lisbon' }).focus();
    await userEvent.keyboard('2');
    await expect(title.getByRole('radio', { name: 'Ana Beatriz: A week in Lisbon and Sintra' })).toBeChecked();
    await expect(text.getByRole('radio', { name: /^Yours: / })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Title: Ana Beatriz. 1 choice left');

    await userEvent.keyboard('{Control>}1{/Control}3');
    await expect(text.getByRole('radio', { name: /^Original: Tuesday/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Text: Original. All chosen');
    await expect(onChoose).toHaveBeenCalledTimes(2);
    await expect(onChoose).toHaveBeenLastCalledWith({ id: 'text.1', side: 'base' });
  },
};

export const LongTextsScrollWithTheirDifferencesMarked: Story = {
  render: examples.LongTexts,
  play: async ({ canvas }) => {
    const mine = await canvas.findByRole('region', { name: 'Text, Yours' });
    await expect(mine.clientHeight).toBeLessThan(260);
    await expect(within(mine).getByRole('insertion')).toHaveTextContent('rain');
    await expect(within(mine).getByRole('deletion')).toHaveTextContent('sun');
    await expect(within(canvas.getByRole('region', { name: 'Text, Original' })).queryByRole('insertion')).toBeNull();
  },
};

export const AColleagueEditsWhileYouType: Story = {
  render: examples.AColleagueEditsWhileYouType,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the post' });
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ana Beatriz: Title' }));
    await userEvent.type(title, ', slowly');
    await userEvent.click(save);
    await expect(await canvas.findByText('Saved. Ana Beatriz also changed Tags.')).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ana Beatriz: Title' }));
    await userEvent.type(title, '!');
    await userEvent.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Beatriz has changed this post too' }));
    const mine = dialog.getByRole('radio', { name: 'Yours: A week in Lisbon, slowly!' });
    await waitFor(() => expect(mine).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(title).toHaveValue('A week in Lisbon, slowly!');
  },
};

export const IsOneColumnWhenNarrowAndThreeWhenWide: Story = {
  render: () => (
    <>
      {[340, 760].map((inlineSize) => (
        <div key={inlineSize} data-testid={inlineSize} style={{ inlineSize }}>
          <FieldMerge {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const tops = (id: string) =>
      new Set(
        within(within(canvas.getByTestId(id)).getByRole('radiogroup', { name: 'Title' }))
          .getAllByRole('radio')
          .map((each) => Math.round(each.getBoundingClientRect().top)),
      );
    await expect(tops('340').size).toBe(3);
    await expect(tops('760').size).toBe(1);
  },
};

export const Conforms: Story = conformance(FieldMerge, args, { keyboard: fieldMergeKeyboard });

export const WordChangesConforms: Story = conformance(WordChanges, {
  before: 'A week in Lisbon',
  after: 'A slow week in Lisbon',
});
