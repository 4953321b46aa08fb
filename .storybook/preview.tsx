import '@embarque/design-system/fonts.css';
import '@embarque/design-system/writing.css';
import type { Preview } from '@storybook/react-vite';
import type { LoaderFunction } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { moveAfterPlay } from './appearance/stillness.ts';
import { textsOfStory } from './appearance/i18n.ts';
import { contentAsText } from './docs-page/content-as-text.ts';
import { docs } from './docs-page/lazy.tsx';
import { descriptionOf, tableOfProps, tablesOfProps } from './docs-page/prop-table.ts';
import { ofFeature, ownNetwork, worldOfFeature } from './feature/of-feature.tsx';
import { clockOfPage } from './toolbar/clock.loader.ts';
import { globalTypes, initialGlobals } from './toolbar/globals.ts';
import { modes } from './appearance/modes.ts';
import { whenFramed } from './page-frame/frame.loader.ts';
import { onlyOwnToasts } from './testing/toasts.ts';
import { isVisited } from './testing/visit.ts';
import { withDesignSystem } from './appearance/withDesignSystem.tsx';

// Storybook asks for the renderer when the story is ready to be drawn.
void import('react-dom/client');

configure({
  // Against a hang: on a busy machine a page that loads lazily takes far longer than the usual second, most of all in a walk.
  asyncUtilTimeout: 15_000,
  // An error is made each time that something waited for is not there yet; to write the page into each took a tenth of the time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const isTested = () => import.meta.env.MODE === 'test' || isVisited();

// The checks are large, and only tests need them.
const checkAfterPlay: Preview['afterEach'] = async (context) => {
  if (isTested()) await (await import('./testing/after-play.ts')).checkAfterPlay(context);
};

const beforeTests: Preview['beforeAll'] = async () => {
  if (isTested()) (await import('./testing/pointer-elsewhere.ts')).ignoreOwnPointer();
};

// A story may size its canvas, and in Storybook the next one has the same.
const inUsualCanvas: Preview['beforeEach'] = ({ canvasElement }) => canvasElement.removeAttribute('style');

// In Storybook, the frame around the story gives it its window.
const windowOfStory: LoaderFunction = async (context) => {
  if (import.meta.env.MODE === 'test')
    return (await import('./testing/window/page-viewport.ts')).viewportOfPage(context);
  return isVisited() ? (await import('./testing/window/story-window.ts')).windowOfVisit(context) : whenFramed(context);
};

/** The keys of the field that owns a list scroll it, without a stop of its own; axe knows that of a combobox alone. */
const scrolledByKeys = { id: 'scrollable-region-focusable', selector: '*:not(select, textarea, [role="listbox"])' };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    ofFeature('route'),
    ofFeature('session'),
    ofFeature('statechart'),
    ofFeature('journey'),
    withDesignSystem,
  ],
  beforeAll: beforeTests,
  // They are ended in the opposite order: a toast that goes sends what it held, which must not reach the next story.
  beforeEach: [inUsualCanvas, onlyOwnToasts, ownNetwork],
  loaders: [windowOfStory, clockOfPage, textsOfStory, worldOfFeature],
  afterEach: [moveAfterPlay, checkAfterPlay],
  argTypesEnhancers: [tablesOfProps, contentAsText],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error', config: { rules: [scrolledByKeys] } },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { ...docs, extractArgTypes: tableOfProps, extractComponentDescription: descriptionOf },
    // In the code of a playground, handlers are spies without a name of their own.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Designers',
            'Product managers',
            'News',
            'Widget status',
            'State machines',
            'Release walk',
            'Coverage',
            'Developers',
          ],
          'Patterns',
          [
            'Forms and errors',
            'Undo and toasts',
            'Loading and empty states',
            'Denied actions',
            'Optimistic change',
            'Money and dates',
            'Lists on phones',
            'Dangerous actions',
          ],
          'Design system',
          [
            'Foundation',
            ['Colours', 'Type', '*'],
            'ui-element',
            'colors',
            'icons',
            'page-layout',
            'cards',
            'components',
            'extensions',
            'forms',
            'tables',
            'datatables',
            'charts',
            'widgets',
          ],
          'Features',
          ['App', 'app', 'Shell', 'shell', '*'],
        ],
      },
    },
  },
};

export default preview;
