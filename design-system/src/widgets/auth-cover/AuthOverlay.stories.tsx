import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { tabsInside } from '../../conformance/layer.keyboard.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { AuthOverlay } from './AuthOverlay.tsx';
import * as examples from './AuthOverlay.examples.tsx';

const meta = {
  component: AuthOverlay,
  args: {
    isOpen: true,
    title: 'Sign in to continue',
    description: 'What you typed is still here.',
    children: (
      <Button size="large" width="full">
        Sign in
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '45rem' } } },
} satisfies Meta<typeof AuthOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<AuthOverlay {...meta.args} />, {
  role: 'dialog',
  keyboard: tabsInside,
});
export const OverUnsavedWork: Story = { render: examples.OverUnsavedWork };

export const KeepsThePageAndGivesFocusBack: Story = {
  render: examples.OverUnsavedWork,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Half a policy');
    const end = canvas.getByRole('button', { name: 'Let the session end' });
    await userEvent.click(end);

    const dialog = await page.findByRole('dialog', { name: 'Sign in to continue' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a policy');
    await waitFor(() => expect(end).toHaveFocus());
  },
};
