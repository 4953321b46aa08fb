import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppShell } from './AppShell.tsx';
import * as examples from './AppShell.examples.tsx';
import { wideWindow } from './wide-window.testing.ts';

const meta = {
  component: AppShell,
  tags: ['!autodocs'],
  render: examples.Horizontal,
  globals: wideWindow.globals,
  parameters: { layout: 'fullscreen', viewport: wideWindow.viewport },
  loaders: [() => import('./HorizontalMenu.tsx'), () => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const top = (canvas: Canvas, name: string): Promise<HTMLElement> => canvas.findByRole('button', { name });
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const OpensByHoverAndClosesWhenThePointerLeaves: Story = {
  tags: ['SHL-19'],
  play: async ({ canvas, userEvent }) => {
    const dashboards = await top(canvas, 'Dashboards');
    await userEvent.hover(dashboards);
    await waitFor(() => expect(items()).toEqual(['Sales', 'Analytics']));
    await expect(document.activeElement).toBe(document.body);

    await userEvent.hover(canvas.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LeadsByKeysToWhatIsFurtherIn: Story = {
  tags: ['SHL-19', 'KBD-04'],
  play: async ({ canvas, userEvent }) => {
    const apps = await top(canvas, 'Apps & pages');
    apps.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Email' })).toHaveFocus());
    await userEvent.keyboard('Inv{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(apps).toHaveAttribute('data-current', 'true');
  },
};

export const GivesFocusBackOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const kit = await top(canvas, 'UI kit');
    kit.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Components' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(kit).toHaveFocus());
  },
};

export const HasTheLogoInTheMiddle: Story = {
  tags: ['SHL-19'],
  play: async ({ canvas }) => {
    await top(canvas, 'Dashboards');
    const { left, width } = canvas.getByRole('link', { name: 'Embarque, home' }).getBoundingClientRect();
    await expect(Math.abs(left + width / 2 - window.innerWidth / 2)).toBeLessThan(16);
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeLessThan(40);
  },
};

export const FallsBackToTheDrawerWhereThereIsNoRoom: Story = {
  tags: ['SHL-19'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(within(canvas.getByRole('dialog')).getByRole('button', { name: /^Pages/ })).toBeVisible();
  },
};
