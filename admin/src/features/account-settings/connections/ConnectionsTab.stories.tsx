import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage('connections'),
  tags: ['!autodocs'],
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AccountsElsewhereConnectAtOnce: Story = {
  tags: ['ACC-14'],
  play: async ({ canvas, step, userEvent }) => {
    const services = await card(canvas, 'Connected accounts');
    const social = await card(canvas, 'Social accounts');
    await step('as the data says', async () => {
      const on = services.getAllByRole<HTMLInputElement>('switch').map((each) => [each.ariaLabel, each.checked]);
      await expect(Object.fromEntries(on)).toEqual({
        Google: true,
        Slack: false,
        Github: true,
        Mailchimp: false,
        Asana: false,
      });
      for (const name of ['Facebook', 'Dribbble', 'Behance']) {
        await expect(social.getByRole('button', { name: `Connect ${name}` })).toBeVisible();
      }
      for (const name of ['Twitter', 'Linkedin']) {
        await expect(social.getByRole('button', { name: `Disconnect ${name}` })).toBeVisible();
      }
    });
    await step('and at a press', async () => {
      await userEvent.click(services.getByRole('switch', { name: 'Slack' }));
      await expect(await screen.findByText('Slack connected')).toBeVisible();
      await userEvent.click(social.getByRole('button', { name: 'Connect Dribbble' }));
      await expect(await social.findByRole('button', { name: 'Disconnect Dribbble' })).toBeVisible();
      await userEvent.click(social.getByRole('button', { name: 'Disconnect Twitter' }));
      await expect(await social.findByRole('button', { name: 'Connect Twitter' })).toBeVisible();
    });
  },
};

export const LinksAndProfileConnections: Story = {
  tags: ['ACC6-04'],
  play: async ({ canvas, step, userEvent }) => {
    await step('six links, of which a wrong one is not saved', async () => {
      const links = await card(canvas, 'Social links');
      for (const name of ['Twitter', 'Facebook', 'Google', 'LinkedIn', 'Instagram', 'Quora']) {
        await expect(links.getByRole('textbox', { name })).toBeVisible();
      }
      await userEvent.type(links.getByRole('textbox', { name: 'Quora' }), 'data:text/html,hello');
      await userEvent.click(links.getByRole('button', { name: 'Save changes' }));
      await expect(links.getByText('Enter a web address, such as https://example.com.')).toBeVisible();
      await userEvent.clear(links.getByRole('textbox', { name: 'Quora' }));
      await userEvent.type(links.getByRole('textbox', { name: 'Quora' }), 'https://answers.example/marina');
      await userEvent.click(links.getByRole('button', { name: 'Save changes' }));
      await expect(await screen.findByText('Links saved')).toBeVisible();
    });
    await step('a connected profile shows picture and name, another can be connected', async () => {
      const profiles = await card(canvas, 'Profile connections');
      const twitter = profiles.getByText('Twitter').closest('li');
      await expect(twitter).toHaveTextContent('@marina.duarte');
      await expect(twitter?.querySelector('img')?.src).toContain('/avatar/');
      await userEvent.click(profiles.getByRole('button', { name: 'Disconnect Google' }));
      await expect(await profiles.findByRole('button', { name: 'Connect Google' })).toBeVisible();
      await userEvent.click(profiles.getByRole('button', { name: 'Connect GitHub' }));
      await expect(await profiles.findByRole('button', { name: 'Disconnect GitHub' })).toBeVisible();
    });
  },
};

export const TheOnlyWayToSignInStays: Story = {
  name: 'A profile that is the only way to sign in cannot be disconnected, and says why (ACC6-04)',
  tags: ['ACC6-04'],
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.noPassword),
  play: async ({ canvas, userEvent }) => {
    const profiles = await card(canvas, 'Profile connections');
    const google = profiles.getByRole('button', { name: 'Disconnect Google' });
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await expect(google).toHaveAccessibleDescription('It is your only way to sign in. Connect another first.');
    await userEvent.click(google);
    await expect(google).toHaveAccessibleName('Disconnect Google');
  },
};
