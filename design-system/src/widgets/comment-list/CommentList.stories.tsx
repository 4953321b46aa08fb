import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './CommentList.examples.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';

const escaped = fn();

const args = {
  'aria-label': 'Comments',
  comments: [
    { id: 'a', author: 'Marina Duarte', text: 'The date has to stay.' },
    { id: 'b', author: 'Lívia Prado', text: 'I rewrote the hints.' },
  ],
  onEdit: fn(),
  onDelete: fn(),
};

const meta = {
  component: CommentList,
  args,
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AboutAClaim: Story = {
  render: examples.AboutAClaim,
  play: async ({ canvas, userEvent, step }) => {
    const pencil = () => canvas.getByRole('button', { name: 'Edit the comment of Lívia Prado' });
    await step('other words take the place of the old ones', async () => {
      await userEvent.click(pencil());
      const field = canvas.getByRole('textbox', { name: 'Comment' });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(field).toHaveAccessibleDescription('Enter a comment, or delete it.');
      await userEvent.type(field, 'Hints are short now.{Control>}{Enter}{/Control}');
      await expect(canvas.getByText('Hints are short now.')).toBeVisible();
      await waitFor(() => expect(pencil()).toHaveFocus());
    });
    await step('Escape keeps them', async () => {
      await userEvent.click(pencil());
      await userEvent.keyboard(' no{Escape}');
      await expect(canvas.getByText('Hints are short now.')).toBeVisible();
    });
    await step('one that goes does not take focus along', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the comment of Lívia Prado' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
};

export const ReadOnly: Story = {
  render: ({ comments }) => <CommentList aria-label="Comments" comments={comments} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OffersNothingOnTheCommentsOfOthers: Story = {
  args: { comments: args.comments.map((comment, index) => ({ ...comment, isReadOnly: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Edit the comment of Lívia Prado',
      'Delete the comment of Lívia Prado',
    ]);
  },
};

// Without the pencil: once it is pressed, a field takes its place, and the next key would be tried on nothing.
export const Conforms: Story = conformance<CommentListProps>(
  CommentList,
  { comments: args.comments, onDelete: fn() },
  { keyboard: buttonKeyboard },
);

export const TellsWhatChangedAndWhatShouldGo: Story = {
  play: async ({ args: { onEdit, onDelete }, canvas, userEvent, step }) => {
    const edit = () => userEvent.click(canvas.getByRole('button', { name: 'Edit the comment of Marina Duarte' }));
    await step('other words, without the space around them', async () => {
      await edit();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), ' Yes. {Control>}{Enter}{/Control}');
      await expect(onEdit).toHaveBeenCalledWith({ id: 'a', text: 'The date has to stay. Yes.' });
    });
    await step('the same words are no change', async () => {
      await edit();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await edit();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(onEdit).toHaveBeenCalledOnce();
    });
    await step('a comment that should go', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the comment of Lívia Prado' }));
      await expect(onDelete).toHaveBeenCalledWith({ id: 'b' });
    });
  },
};

export const EscapeReachesNothingAroundTheField: Story = {
  render: (props) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around a list
    <div onKeyDown={({ key }) => escaped(key)}>
      <CommentList {...props} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    escaped.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the comment of Marina Duarte' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(escaped).not.toHaveBeenCalled();
  },
};

export const TellsWhatIsTypedBeforeItIsSaved: Story = {
  args: { onEditsChange: fn() },
  play: async ({ args: { onEdit, onEditsChange }, canvas, userEvent, step }) => {
    const edit = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Edit the comment of ${name}` }));
    await step('with each letter, for each comment that is edited', async () => {
      await edit('Marina Duarte');
      await userEvent.keyboard('!');
      await edit('Lívia Prado');
      await expect(onEditsChange).toHaveBeenLastCalledWith({
        edits: [
          { id: 'a', text: 'The date has to stay.!' },
          { id: 'b', text: 'I rewrote the hints.' },
        ],
      });
      await expect(canvas.getAllByRole('textbox', { name: 'Comment' })).toHaveLength(2);
    });
    await step('and that nothing is, once it is saved', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(onEdit).toHaveBeenCalledWith({ id: 'a', text: 'The date has to stay.!' });
      await expect(onEditsChange).toHaveBeenLastCalledWith({ edits: [] });
    });
  },
};
