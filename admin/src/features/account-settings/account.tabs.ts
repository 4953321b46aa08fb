import type { SectionName } from '@embarque/mocks/account-setting/contract';

export const TABS = ['account', 'security', 'billing', 'notifications', 'connections'] as const;

export type Tab = (typeof TABS)[number];

/** The tab that the URL names; another word counts as the first. */
export const readTab = (text: string | null): Tab => TABS.find((tab) => tab === text) ?? 'account';

/** The tab on which a section is changed. */
export const tabOf: Record<SectionName, Tab> = {
  general: 'account',
  info: 'account',
  billingAddress: 'billing',
  matrix: 'notifications',
  notification: 'notifications',
  socialLinks: 'connections',
};
