import type { StorybookConfig } from '@storybook/react-vite';

/** The least that a Storybook with the same addons costs. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: `${import.meta.dirname}/vite.config.ts` } },
    disableTelemetry: true,
  },
};

export default config;
