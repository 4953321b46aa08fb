import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { withToaster } from '../toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../toasts/toaster/toaster.testing.ts';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';
import * as examples from './SplitButton.examples.tsx';

const meta = {
  component: SplitButton,
  args: { children: 'Send', menuLabel: 'Other ways', items: [{ id: 'mail', label: 'By email' }], onClick: fn() },
  argTypes: { icon: { control: false } },
  loaders: [() => import('./MenuLayer.tsx'), () => import('../popovers/PopoverLayer.tsx')],
  decorators: [withToaster],
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = { render: examples.Outlined, tags: ['W-DRP-05'] };
export const DropdownSizes: Story = { render: examples.DropdownSizes, tags: ['W-DRP-08'] };

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onClick).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: 'Other ways' }));
    await expect(await screen.findByRole('menuitem', { name: 'By email' })).toBeInTheDocument();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Conforms: Story = conformance<SplitButtonProps>(SplitButton, meta.args, {
  keyboard: buttonKeyboard,
  opens: true,
});

export const Split: Story = {
  render: examples.Split,
  tags: ['W-DRP-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Primary' }));

    await waitFor(() => expect(texts(canvas)).toEqual(['Policy was saved.']));
  },
};

export const Controlled: Story = {
  render: examples.Controlled,
  tags: ['W-DRP-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const disabled = await screen.findByRole('menuitem', { name: 'Emergency card' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('The menu is open.')).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('The menu is closed.')).toBeVisible();
  },
};

export const Variations: Story = {
  render: examples.Variations,
  tags: ['W-DRP-10'],
  play: async ({ canvas, step, userEvent }) => {
    await step('a choice changes the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Plane' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Train' }));
      await expect(await canvas.findByRole('button', { name: 'Train' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a form can be filled in and sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@example.com');
      await userEvent.type(screen.getByLabelText(/^Password/), 'a long one{Enter}');
      await waitFor(() => expect(texts(canvas)).toEqual(['Signed in.']));
    });
  },
};
