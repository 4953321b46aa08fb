import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { elementAt, required } from '#storybook/testing/required.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import { handledKeys } from '../../conformance/handled-keys.ts';
import { Button } from '../buttons/Button.tsx';
import { Popover } from './Popover.tsx';
import * as examples from './Popover.examples.tsx';
import { popoverButtonKeyboard } from './popover.keyboard.ts';

const meta = {
  component: Popover,
  args: {
    trigger: <Button>Cover</Button>,
    title: 'What is covered',
    children: 'Medical help and lost luggage.',
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./PopoverLayer.tsx')],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown = () => waitFor(() => expect(screen.getByText(/^Medical help/)).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByText(/^Medical help/)).toBeNull());

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(required(canvas.getAllByRole('button')[0], 'button'));
  await shown();
};

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<Popover {...meta.args} isOpen />, { role: 'dialog' });
export const Controlled: Story = { render: examples.Controlled, tags: ['W-POP-01'], play: open };
export const Uncontrolled: Story = { render: examples.Uncontrolled, tags: ['W-POP-02'], play: open };
export const Positions: Story = { render: examples.Positions, tags: ['W-POP-03'] };
export const Interactions: Story = { render: examples.Interactions, tags: ['W-POP-04'] };

export const IsNamedByItsTitleAndTakesFocus: Story = {
  play: async (context) => {
    await open(context);

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What is covered' })).toHaveFocus());
    await expect(context.args.onOpenChange).toHaveBeenCalledWith({ isOpen: true });
  },
};

export const IsNamedByItsTriggerWithoutATitle: Story = {
  args: { title: undefined },
  play: async (context) => {
    await open(context);

    await expect(screen.getByRole('dialog', { name: 'Cover' })).toBeVisible();
  },
};

export const ReturnsFocusOnEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await gone();

    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Cover' })).toHaveFocus());
  },
};

export const ClosesOnAPressElsewhere: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(elementAt(2, window.innerHeight - 2));

    await gone();
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
  },
};

export const StaysUntilItsTriggerIsPressedAgain: Story = {
  args: { interaction: 'toggle' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await open(context);
    await userEvent.click(document.body);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await shown();

    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }));
    await gone();
  },
};

export const IsThereWhileItsTriggerHasFocusAndDescribesIt: Story = {
  args: { interaction: 'focus', title: undefined },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cover' });
    await userEvent.tab();
    await shown();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Medical help and lost luggage.');

    await userEvent.keyboard('{Escape}');
    await gone();
    button.blur();
    button.focus();
    await shown();
    button.blur();
    await gone();
  },
};

export const StaysClosedWhenItsOwnerSaysSo: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }));

    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: true });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const StandsOnTheSideItIsGiven: Story = {
  args: { placement: 'end' },
  play: async (context) => {
    await open(context);
    const button = context.canvas.getByText('Cover').getBoundingClientRect();

    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBeGreaterThan(button.right);
  },
};

export const HandlesTheKeysOfItsTableAndNoOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    const promised = popoverButtonKeyboard.flatMap(({ keys }) => keys);

    await expect(await handledKeys(canvas.getByRole('button'), userEvent)).toEqual(promised);
  },
};
