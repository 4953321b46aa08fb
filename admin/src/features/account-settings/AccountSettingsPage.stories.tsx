import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { hasUnsavedWork } from '../../blocker/unsaved-work.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

const meta = {
  component: AccountSettingsPage,
  parameters: { route: '/pages/account-settings' },
  globals: { clock: 'leapDay' },
} satisfies Meta<typeof AccountSettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const TABS = ['Account', 'Security', 'Billing & Plans', 'Notifications', 'Connections'];

export const Default: Story = {
  name: 'Tabs are in the address, and what is typed survives a change of tab (XS-01)',
  tags: ['core', 'ACC-01'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('five tabs with icons', async () => {
      for (const name of TABS) {
        const tab = await canvas.findByRole('tab', { name });
        await expect(tab.querySelector('svg')).toBeVisible();
      }
    });
    await step('text survives, and its tab is marked', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Last name/ }), ' Lima');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), '.br');
      await userEvent.click(canvas.getByRole('tab', { name: 'Notifications' }));
      await expect(storyOf(context).router.state.location.search).toBe('?tab=notifications');
      await expect(canvas.getByRole('tab', { name: 'Account • unsaved' })).toBeVisible();
      // The window asks before it closes.
      await expect(hasUnsavedWork()).toBe(true);
    });
    await step('another section saves without it', async () => {
      const card = within(await canvas.findByRole('region', { name: 'Emails from us' }));
      await userEvent.click(card.getByRole('switch', { name: 'Weekly product updates' }));
      await userEvent.click(card.getByRole('button', { name: 'Save changes' }));
      await expect(await screen.findByText('Email choices saved')).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'Account • unsaved' }));
      await expect(await canvas.findByRole('textbox', { name: /Last name/ })).toHaveValue('Duarte Lima');
      await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('marina.duarte@embarque.example.br');
    });
    await step('leaving asks, and names the tab', async () => {
      void storyOf(context).router.navigate('/pages/faq');
      const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await expect(dialog).toHaveTextContent("You have changes that aren't saved: Account.");
      await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings…')).toBeInTheDocument();
  },
};

export const AFailureCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load your settings");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('tab', { name: 'Account' })).toBeVisible();
  },
};

export const LongTextsFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Account' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingYet: Story = {
  parameters: { route: '/pages/account-settings?tab=billing' },
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cards yet')).toBeVisible();
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
  },
};
