import { msg } from '@lingui/core/macro';
import { UserRoundCheck } from 'lucide-react';
import { defineFeature, type FeaturePage } from '../../manifest/manifest.ts';

type Group = NonNullable<FeaturePage['group']>;

const page = (group: Group, label: Group, path: string): FeaturePage => ({
  path,
  group,
  label,
  layout: 'open',
  isNewTab: true,
  load: async () => (await import('./EntryPage.tsx')).EntryPage,
});

const basicAndCover = (group: Group, path: string): FeaturePage[] => [
  page(group, msg`Basic`, `${path}-basic`),
  page(group, msg({ message: 'Cover', context: 'page' }), `${path}-cover`),
];

export default defineFeature({
  title: msg`Authentication`,
  menu: { in: 'apps', order: 110, icon: UserRoundCheck },
  texts: 'authentication',
  mocks: ['authentication', 'jwt'],
  pages: [
    ...basicAndCover(msg`Login`, '/pages/login'),
    ...basicAndCover(msg({ message: 'Register', context: 'page' }), '/pages/register'),
    {
      path: '/pages/register-multi-steps',
      group: msg({ message: 'Register', context: 'page' }),
      label: msg`Multi-steps`,
      layout: 'open',
      isNewTab: true,
      load: async () => (await import('./RegisterStepsPage.tsx')).RegisterStepsPage,
    },
    ...basicAndCover(msg`Forgot password`, '/pages/forgot-password'),
    ...basicAndCover(msg`Reset password`, '/pages/reset-password'),
    ...basicAndCover(msg`Verify email`, '/pages/verify-email'),
    ...basicAndCover(msg`Two steps`, '/pages/two-steps'),
  ],
});
