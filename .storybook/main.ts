import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { coverageData } from './build/coverage-data.ts';
import { featureTexts } from './build/feature-texts.ts';
import { fileName, files } from './build/files.ts';
import { fontFaces, fontFolder } from './build/fonts.ts';
import { mockServiceWorker } from './build/mock-service-worker.ts';
import { preloadWidgets } from './build/preload-widgets.ts';
import { propTables } from './build/prop-tables.ts';
import { storyIndex } from './build/story-index.ts';
import { widgetUsesData } from './docs-page/uses/widget-uses-data.ts';
import { modeMatrix } from './mode-matrix/plugin.ts';
import { findMarks } from './release-walk/news/marks.ts';
import { historyData } from './releases/history-data.ts';
import { TESTS_TAG } from './release-walk/news/news.ts';
import { generatorOfSidebar } from './sidebar/sidebar-index.ts';

const top = fileURLToPath(new URL('..', import.meta.url));

// Tests look at no marks, and finding them takes time.
const marks = process.env['VITEST'] ? null : findMarks(top);

const noScreenKeyboard = {
  find: 'react-aria/private/utils/runAfterKeyboard',
  replacement: `${top}.storybook/appearance/no-screen-keyboard.ts`,
};

const config: StorybookConfig & Sidebar = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/patterns/*.mdx',
    { directory: './pages', files: '**/*.stories.tsx', titlePrefix: 'Start here' },
    './release-walk/*.stories.tsx',
    { directory: '../design-system/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Design system' },
    { directory: '../admin/src/features', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' },
    { directory: '../admin/src', files: '!(features)/**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  // The page of each widget lists them; the filter beside the search brings them back.
  tags: { [TESTS_TAG]: { defaultFilterSelection: 'exclude' } },
  // While stories are developed, frame and sidebar share one index, which has the folders of the code.
  storyIndexGenerator: (generator, { configType }) =>
    configType === 'PRODUCTION' ? generatorOfSidebar(generator) : generator,
  experimental_indexers: (indexers = []) => (marks ? indexers.map(marks.tagged) : indexers),
  staticDirs: [fontFolder, '../admin/public'],
  managerHead: (head) => `${head ?? ''}${fontFaces}`,
  typescript: { reactDocgen: false },
  // It brings a parser and a printer of code into every story. The build has made the tables: see docs-page/prop-table.ts.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !JSON.stringify(entry).includes('entry-preview-argtypes')),
  features: {
    // Skins have backgrounds of their own.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    // It looks at every element of the page again with every change to it, and tests point at nothing.
    highlight: !process.env['VITEST'],
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories always run the demo target, so the build target of the app has nothing to say here.
  viteFinal: (viteConfig, { presets }) =>
    mergeConfig(
      {
        ...viteConfig,
        plugins: viteConfig.plugins?.filter((plugin) => !removed.some((name) => isNamed(plugin, name))),
      },
      {
        // Tests read no tables of props, and making them takes time.
        plugins: [
          mockServiceWorker(),
          coverageData(),
          ...(process.env['VITEST']
            ? []
            : [
                propTables(),
                storyIndex(indexOf(presets)),
                preloadWidgets(),
                widgetUsesData(),
                historyData(),
                modeMatrix(),
              ]),
        ],
        resolve: { alias: [noScreenKeyboard] },
        build: { rolldownOptions: { output: { codeSplitting: { groups: files }, chunkFileNames: fileName } } },
        define: {
          'import.meta.env.MODE': '"demo"',
          'import.meta.env.EMBARQUE_TEXTS': JSON.stringify(featureTexts),
          ...(marks && { 'import.meta.env.EMBARQUE_NEWS': JSON.stringify(JSON.stringify(marks.news)) }),
        },
        // The builder names stories from the top, Vite looks from its root: a dependency found late reloads a running test.
        optimizeDeps: { entries: [`${top}{admin,design-system}/src/**/*.stories.tsx`] },
      },
    ),
};

/**
 * Plugins that are left out: the app's target, compiling of files as a whole, since a story calls the smaller part of the preview
 * and waits for all of it, and the means to replace modules of stories, which none asks for.
 */
const removed = ['embarque:build-target', 'embarque:compile-ahead', 'vite:storybook-inject-mocker-runtime'];

const indexOf =
  ({ apply }: { apply: <T>(name: string) => Promise<T> }) =>
  async () => {
    const generator = await apply<StoryIndexGenerator>('storyIndexGenerator');
    return generator.getFrameIndex?.() ?? generator.getIndex();
  };

/** Storybook makes its index by this preset, and does not declare it for others. */
interface Sidebar {
  storyIndexGenerator: (generator: StoryIndexGenerator, options: { configType?: string }) => StoryIndexGenerator;
}

interface StoryIndexGenerator {
  getIndex: () => Promise<StoryIndex>;
  /** The index of the frame, where it is another one. */
  getFrameIndex?: () => Promise<StoryIndex>;
}

function isNamed(plugin: PluginOption, name: string): plugin is Plugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}

export default config;
