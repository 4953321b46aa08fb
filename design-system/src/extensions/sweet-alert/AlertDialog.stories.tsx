import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { elementAt } from '#storybook/testing/required.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import * as examples from './AlertDialog.examples.tsx';

const meta = {
  component: AlertDialog,
  args: {
    isOpen: true,
    number: 1,
    question: { kind: 'success', title: 'The policy was issued', text: 'It is on its way to the traveller.' },
    onAnswer: fn(),
  },
  argTypes: { question: { control: false } },
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (name: string) => screen.findByRole('alertdialog', { name });
const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await found('The policy was issued');
    await expect(dialog).toHaveAccessibleDescription('It is on its way to the traveller.');
    await waitFor(async () => expect(await button('OK')).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(2));
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, { outcome: 'confirmed', text: '' });
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, { outcome: 'dismissed', text: '' });
  },
};

export const Conforms: Story = layerConformance(<AlertDialog {...meta.args} />, { role: 'alertdialog' });

export const Contents: Story = {
  render: examples.Contents,
  tags: ['W-SWA-01'],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Formatted text' });
    await userEvent.click(opener);
    await expect(await button('Helpful')).toBeInTheDocument();
    await expect(await button('Not helpful')).toBeInTheDocument();

    await userEvent.click(await button('Close'));
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Kinds: Story = { render: examples.Kinds, tags: ['W-SWA-04'] };
export const Animations: Story = { render: examples.Animations, tags: ['W-SWA-03'] };

export const Positions: Story = {
  render: examples.Positions,
  tags: ['W-SWA-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bottom end' }));
    const { bottom } = (await found('Your work was saved')).getBoundingClientRect();

    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    await gone();
  },
};

export const Options: Story = {
  render: examples.Options,
  tags: ['W-SWA-05'],
  play: async ({ canvas, step, userEvent }) => {
    await step('a press beside it closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Closes on a click outside' }));
      await found('Press anywhere');
      await userEvent.click(elementAt(2, 2));
      await gone();
    });
    await step('time stands still while focus is on its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Closes by itself' }));
      await found('The session was extended');
      await expect(screen.getByRole('timer')).toHaveTextContent('Closes in 2 seconds');
      await userEvent.tab();
      await expect(await button('OK')).toHaveFocus();
      await expect(screen.getByRole('timer')).toHaveTextContent('Paused');
    });
  },
};

export const LookingSomethingUp: Story = {
  render: examples.LookingSomethingUp,
  tags: ['W-SWA-05'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await screen.findByRole('textbox', { name: 'Airport code' });
    await waitFor(() => expect(field).toHaveFocus());

    await step('what is not found is said, and can be put right', async () => {
      await userEvent.type(field, 'XXX{Enter}');
      await expect(await button('Look up')).toHaveAttribute('aria-busy', 'true');
      await expect(await screen.findByText('No airport has this code.')).toBeInTheDocument();
      await expect(field).toBeInvalid();
    });
    await step('what is found is shown with its picture', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'lis{Enter}');
      await found('Lisbon');
      await expect(screen.getByRole('img', { name: 'Lisbon' })).toBeInTheDocument();
    });
  },
};

export const Answers: Story = {
  render: examples.Answers,
  tags: ['W-SWA-06'],
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'A message for each answer' });

    await step('a no shows a message', async () => {
      await userEvent.click(opener);
      await found('Cancel policy EM-2041?');
      await waitFor(async () => expect(await button('Keep policy')).toHaveFocus());
      await userEvent.click(await button('Keep policy'));
      await found('The policy stays in force');
      await userEvent.click(await button('OK'));
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a yes is done', async () => {
      await userEvent.click(opener);
      await userEvent.click(await button('Cancel policy'));
      await found('The policy was cancelled');
    });
  },
};
