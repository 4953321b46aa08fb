import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { mockServiceWorker } from './mock-service-worker.ts';

const top = fileURLToPath(new URL('..', import.meta.url));

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
  // Stories always run the demo target, so the build target of the app has nothing to say here.
  viteFinal: (viteConfig) =>
    mergeConfig(
      { ...viteConfig, plugins: viteConfig.plugins?.filter((plugin) => !isNamed(plugin, 'embarque:build-target')) },
      {
        plugins: [mockServiceWorker()],
        define: { 'import.meta.env.MODE': '"demo"' },
        // The builder names stories from the top, Vite looks from its root: a dependency found late reloads a running test.
        optimizeDeps: { entries: [`${top}{admin,design-system}/src/**/*.stories.tsx`] },
      },
    ),
};

function isNamed(plugin: PluginOption, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}

export default config;
