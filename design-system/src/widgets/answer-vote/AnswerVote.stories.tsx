import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { AnswerVote } from './AnswerVote.tsx';
import * as examples from './AnswerVote.examples.tsx';

const meta = { component: AnswerVote, args: { vote: null, onVote: fn() } } satisfies Meta<typeof AnswerVote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneVote: Story = { render: examples.OneVote };

export const Conforms: Story = conformance(
  AnswerVote,
  { vote: { isHelpful: false }, onVote: fn() },
  { keyboard: buttonKeyboard },
);

export const ThanksAtOnceAndLetsPeopleChangeTheirMind: Story = {
  render: examples.OneVote,
  play: async ({ canvas, userEvent }) => {
    const yes = canvas.getByRole('button', { name: 'Yes' });
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thanks for your feedback.');

    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const AsksForTheReasonOfANo: Story = {
  args: { vote: { isHelpful: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a reason');
    await expect(args.onVote).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('radio', { name: "Didn't solve my problem" }));
    await userEvent.type(canvas.getByRole('textbox'), 'My card is from Chile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(args.onVote).toHaveBeenCalledWith({
      vote: { isHelpful: false, reason: 'not solved', comment: 'My card is from Chile.' },
    });
  },
};
