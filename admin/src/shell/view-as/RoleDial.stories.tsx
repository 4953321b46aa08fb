import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mainMenu, nothingButSignInIsShown, salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, title: 'shell/RoleDial', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AClientOnThePageOfSales: Story = {
  name: 'The role dial of the toolbar outweighs the story: a client is denied the sales',
  parameters: { session: 'admin', route: '/sales' },
  globals: { role: 'client' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'No access to Sales' })).toBeVisible();
    await expect(mainMenu().queryByRole('link', { name: 'Sales' })).toBeNull();
  },
};

export const AClientOnThePageOfRights: Story = {
  name: 'The role dial draws the cards of access control as a client sees them',
  parameters: { session: 'admin', route: '/access-control' },
  globals: { role: 'client' },
  play: async () => {
    const cards = within(await screen.findByRole('list', { name: 'Cards by right' }));
    await expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['For everyone']);
  },
};

export const AnAdministratorWhereTheStoryHasAClient: Story = {
  name: 'The role dial shows an administrator the sales where the story has a client',
  parameters: { session: 'client', route: '/sales' },
  globals: { role: 'admin' },
  play: async () => {
    await salesAreShown();
    await expect(mainMenu().getByRole('link', { name: 'Kanban' })).toBeVisible();
  },
};

export const NobodyOnTheBoard: Story = {
  name: 'The role dial leaves nobody but the sign-in in place of a board',
  parameters: { route: '/apps/kanban' },
  globals: { role: 'nobody' },
  play: nothingButSignInIsShown,
};
