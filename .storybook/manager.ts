import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { STEP_PARAMETER, WALKED } from './journey/journey.link.ts';
import { folderLabel, storyLabel } from './appearance/labels.ts';
import './statechart/panel/register.tsx';
import { theme } from './appearance/theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    renderLabel: ({ id, name, type }) => {
      switch (type) {
        case 'root':
        case 'group':
          return folderLabel(name);
        case 'component':
          // A widget is called what it is called in code.
          return id.startsWith('features-') ? storyLabel(name) : name;
        default:
          return storyLabel(name);
      }
    },
  },
});

// The address says how far a journey is until the next story, so that a copied link shows the same step.
addons.register('embarque/journey', (api) => {
  const sayStep = (done: number) =>
    api.applyQueryParams({ [STEP_PARAMETER]: done > 0 ? String(done) : null }, { replace: true });
  api.on(WALKED, sayStep);
  api.on(STORY_CHANGED, () => sayStep(0));
});
