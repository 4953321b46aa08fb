import '@embarque/design-system/fonts.css';
import '@embarque/design-system/writing.css';
import './docs-page/docs.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './docs-page/DocsPage.tsx';
import { checkEveryLook } from './testing/accessibility.ts';
import { globalTypes, initialGlobals } from './toolbar/globals.ts';
import { modes } from './appearance/modes.ts';
import { networkOfFeatures } from './feature/network.ts';
import { sessionOfFeatures } from './feature/session.ts';
import { theme } from './appearance/theme.ts';
import { onlyOwnToasts } from './testing/toasts.ts';
import { typesAsWritten } from './docs-page/types-as-written.ts';
import { withStatechart } from './statechart/recording/withStatechart.tsx';
import { withDesignSystem } from './appearance/withDesignSystem.tsx';
import { withJourney } from './journey/withJourney.tsx';
import { routeOfFeatures, withRoute } from './feature/withRoute.tsx';
import { withSession } from './feature/withSession.tsx';

configure({
  // On a busy machine the first page that loads lazily takes longer than the usual second.
  asyncUtilTimeout: 5000,
  // An error is made each time that something waited for is not there yet; to write the page into each took a tenth of the time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withRoute, withSession, withStatechart, withJourney, withDesignSystem],
  beforeEach: onlyOwnToasts,
  loaders: [networkOfFeatures, sessionOfFeatures, routeOfFeatures],
  afterEach: checkEveryLook,
  argTypesEnhancers: [typesAsWritten],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: DocsPage, theme },
    // In the code of a playground, handlers are spies without a name of their own.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Designers', 'Product managers', 'Developers'],
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
          [
            'App',
            'app',
            'Shell',
            'search',
            'dashboard',
            'email',
            'kanban',
            'shop',
            'checkout',
            'cart',
            'query',
            'session',
            'sales',
            'session-monitor',
            'page-layouts',
            'ui-kit',
          ],
        ],
      },
    },
  },
};

export default preview;
