import { rolesScenarios } from '@embarque/mocks/roles/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ViewsCard } from './ViewsCard.tsx';

const meta = {
  component: ViewsCard,
  tags: ['!autodocs'],
  args: { roles: [{ id: 'support', name: 'Support', userRole: 'maintainer', rules: [] }] },
} satisfies Meta<typeof ViewsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachViewWithItsMoments: Story = {
  name: 'Each view says who looked at the app as whom, and from when till when',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.twoViews),
  play: async ({ canvas }) => {
    const goesOn = await canvas.findByRole('row', { name: /Marina Duarte/ });
    await expect(goesOn).toHaveTextContent(/Support.*Goes on$/);
    await expect(within(goesOn).getAllByRole('time')).toHaveLength(1);
    const isOver = within(canvas.getByRole('row', { name: /Caio Brandão/ }));
    await expect(isOver.getByRole('link', { name: 'Hanh Nguyen' })).toHaveAttribute('href', '/apps/user/view/4');
    await expect(isOver.getAllByRole('time')).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.viewsStillLoading),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading views…')).toHaveAttribute('role', 'status'),
};

export const Empty: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nobody has looked at the app as someone else yet.')).toBeVisible(),
};

export const NotLoaded: Story = {
  name: 'Views that could not be loaded are asked for once more, within the padding of the card',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.viewsFailed),
  play: async ({ canvas, msw, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: "Couldn't load the views" });
    const card = canvas.getByRole('region', { name: 'Views as a role or person' });
    const gap = title.getBoundingClientRect().left - card.getBoundingClientRect().left;
    await expect(gap).toBeGreaterThanOrEqual(16);

    msw.use(rolesScenarios.twoViews);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Marina Duarte/ })).toBeVisible();
  },
};
