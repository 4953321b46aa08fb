import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';
import * as examples from './ContextMenu.examples.tsx';
import { pressMenuKeyboard } from './context-menu.keyboard.ts';

const meta = {
  component: ContextMenu,
  args: { label: 'Policy EM-2041', items: [{ id: 'edit', label: 'Edit' }], children: 'Press with the right button' },
  argTypes: { items: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
  decorators: [withToaster],
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = (name: string) => screen.findByRole('menu', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const Playground: Story = {};

export const RightClick: Story = {
  render: examples.RightClick,
  tags: ['W-CTX-01'],
  play: async ({ canvas, step, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Policy EM-2041' });

    await step('opens where the pointer was, and says what was done', async () => {
      const { left, top } = area.getBoundingClientRect();
      const position = { clientX: left + 60, clientY: top + 30 };
      await fireEvent.contextMenu(area, position);
      const box = (await menu('Policy EM-2041')).getBoundingClientRect();
      await expect(Math.abs(box.left - position.clientX)).toBeLessThan(12);
      await expect(Math.abs(box.top - position.clientY)).toBeLessThan(12);

      await userEvent.click(screen.getByRole('menuitem', { name: 'Copy number' }));
      await expect(await canvas.findByText('EM-2041 was copied.')).toBeInTheDocument();
      await waitFor(() => expect(area).toHaveFocus());
    });
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      await step(`opens at its first item on ${keys}, and gives focus back`, async () => {
        await userEvent.keyboard(keys);
        await focused('Edit');
        await userEvent.keyboard('{Escape}');
        await gone();
        await waitFor(() => expect(area).toHaveFocus());
      });
    }
    await step('opens under a finger that stays', async () => {
      await fireEvent.pointerDown(area, { pointerType: 'touch', clientX: 60, clientY: 40 });
      await expect(await menu('Policy EM-2041')).toBeInTheDocument();
    });
  },
};

export const Submenus: Story = {
  render: examples.Submenus,
  tags: ['W-CTX-02'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('group', { name: 'Policy EM-2041' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await focused('Download');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused('Terms');
    await expect(screen.getByRole('menuitem', { name: 'Emergency card' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused('In English');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sent: Certificate in English')).toBeInTheDocument();
    await gone();
  },
};

export const LeftClick: Story = {
  render: examples.LeftClick,
  tags: ['W-CTX-03'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await menu('Actions for policy EM-2041')).toBeInTheDocument();
  },
};

export const DoubleClick: Story = {
  render: examples.DoubleClick,
  tags: ['W-CTX-04'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('button');
    await userEvent.click(area);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.dblClick(area);

    await expect(within(await menu('Actions for policy EM-2041')).getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const Animations: Story = { render: examples.Animations, tags: ['W-CTX-05'] };

export const Conforms: Story = conformance<ContextMenuProps>(
  ContextMenu,
  { label: 'Actions', opensOn: 'press', items: [{ id: 'edit', label: 'Edit' }], children: 'Press here' },
  { keyboard: pressMenuKeyboard, opens: true },
);
