import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import type { Tab } from './account.tabs.ts';

export type Canvas = ReturnType<typeof within>;

export type SettingsMeta = Meta<typeof AccountSettingsPage>;

/** The settings with a tab open. Storybook reads tags from the story file only. */
export const settingsPage = (tab: Tab = 'account') =>
  ({
    component: AccountSettingsPage,
    parameters: { route: `/pages/account-settings${tab === 'account' ? '' : `?tab=${tab}`}` },
  }) satisfies SettingsMeta;

/** A card of the settings, once it is there. */
export const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
