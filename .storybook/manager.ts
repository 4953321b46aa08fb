import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { STEP_PARAMETER, WALKED } from './journey/journey.link.ts';
import {
  noWalk,
  WALK_MOVED,
  WALK_SHOWN,
  type WalkParameters,
  walkParametersOf,
} from './release-walk/model/walk.address.ts';
import type { WalkHistory } from './release-walk/model/walk.link.ts';
import { withNewMark } from './release-walk/news/newMark.ts';
import { folderLabel, storyLabel } from './appearance/labels.ts';
import './toolbar/register.tsx';
import './mode-matrix/register.tsx';
import './page-frame/register.tsx';
import './statechart/panel/register.tsx';
import './report/register.tsx';
import { skinInAddress, themeOf } from './appearance/theme.ts';

addons.setConfig({
  theme: themeOf(skinInAddress(location.search)),
  layoutCustomisations: {
    // The walk and the coverage need the room, and have nothing to set.
    showPanel: ({ storyId }, isUsual) => (storyId?.startsWith('start-here-') ? false : isUsual),
  },
  sidebar: {
    renderLabel: ({ id, name, type, tags }) => {
      switch (type) {
        case 'root':
        case 'group':
          return folderLabel(name);
        case 'component':
          // A widget is called what it is called in code.
          return withNewMark(id.startsWith('features-') ? storyLabel(name) : name, tags);
        case 'docs':
          // Its name is for the search.
          return withNewMark(/^(?:design-system|features)-/.test(id) ? 'Overview' : name, tags);
        default:
          return withNewMark(storyLabel(name), tags);
      }
    },
  },
});

// The frame follows the skin of the stories.
addons.register('embarque/skin', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeOf(globals['skin']) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

// The address says how far a journey is until the next story, so that a copied link shows the same step.
addons.register('embarque/journey', (api) => {
  const sayStep = (done: number) =>
    api.applyQueryParams({ [STEP_PARAMETER]: done > 0 ? String(done) : null }, { replace: true });
  api.on(WALKED, sayStep);
  api.on(STORY_CHANGED, () => sayStep(0));
});

// So does a release walk, until another page is opened.
addons.register('embarque/release-walk', (api) => {
  const sayWalk = (parameters: WalkParameters, history: WalkHistory) =>
    api.applyQueryParams(parameters, { replace: history === 'replace' });
  api.on(WALK_MOVED, sayWalk);
  api.on(STORY_CHANGED, () => sayWalk(noWalk, 'replace'));
  addEventListener('popstate', () => api.emit(WALK_SHOWN, walkParametersOf(location.search)));
});
