import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from './mock-service-worker.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    { directory: '../design-system/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Design system' },
    { directory: '../admin/src/features', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' },
    { directory: '../admin/src', files: '!(features)/**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  typescript: { reactDocgen: 'react-docgen' },
  // Skins have backgrounds of their own.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) => mergeConfig(viteConfig, { plugins: [mockServiceWorker()] }),
};

export default config;
