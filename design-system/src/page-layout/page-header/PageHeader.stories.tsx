import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { PageHeader } from './PageHeader.tsx';
import * as examples from './PageHeader.examples.tsx';

const meta = {
  component: PageHeader,
  args: { title: 'Sales', description: '57 sales this month' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithActions: Story = { render: examples.WithActions };
export const WithBreadcrumbs: Story = { render: examples.WithBreadcrumbs };
export const TitleAlone: Story = { render: examples.TitleAlone };
export const Phone: Story = { ...WithActions, globals: { viewport: { value: 'mobile1' } } };

export const Conforms: Story = conformance(PageHeader, { ...meta.args, actions: 'New sale', breadcrumbs: 'Home' });

export const LetsScriptsMoveFocusToTheTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Sales' });
    title.focus();
    await expect(title).toHaveFocus();

    title.blur();
    await userEvent.tab();
    await expect(title).not.toHaveFocus();
  },
};

export const PutsActionsAtTheEndOfTheLine: Story = {
  ...WithActions,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'New invoice' }).getBoundingClientRect();

    await expect(action.left).toBeGreaterThan(title.right);
    await expect(action.right).toBe(document.documentElement.clientWidth - title.left);
  },
};

export const StandsInOneRowOf56px: Story = {
  args: {
    role: 'group',
    description: null,
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Sales' }]} />,
    actions: <Button>New sale</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const way = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    const [ofTitle, ofWay] = [title.getBoundingClientRect(), way.getBoundingClientRect()];

    await expect(canvas.getByRole('group')).toHaveProperty('offsetHeight', 56);
    await expect(ofWay.left).toBeGreaterThan(ofTitle.right);
    await expect(ofWay.top + ofWay.height / 2).toBeCloseTo(ofTitle.top + ofTitle.height / 2, 0);
  },
};

export const LeavesTheWayOutOnPhones: Story = {
  ...WithBreadcrumbs,
  globals: Phone.globals,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
