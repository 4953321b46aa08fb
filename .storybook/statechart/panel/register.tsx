import './manager-react.ts';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { type API, addons, types } from 'storybook/manager-api';
import { ADDON, PANEL } from '../recording/protocol.ts';
import { DemoView } from './DemoView.tsx';
import { StatechartPanel } from './StatechartPanel.tsx';

/** The panel of Storybook's own that widgets begin with. */
const CONTROLS = 'storybook/controls/panel';

const isOfFeature = (storyId: string) => storyId.startsWith('features-');

addons.register(ADDON, (api) => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatechartPanel isOpen={Boolean(active)} />,
  });
  addons.add(`${ADDON}/demo-view`, {
    type: types.TOOL,
    title: 'Demo view',
    match: ({ viewMode, storyId }) => viewMode === 'story' && isOfFeature(storyId ?? ''),
    render: () => <DemoView />,
  });
  beginWithTheRightPanel(api);
});

/** A page is about its machine, a widget about its props. A panel that a person chooses stays open from story to story. */
function beginWithTheRightPanel(api: API) {
  let wasOfFeature: boolean | undefined;
  api.on(STORY_RENDERED, (storyId: string) => {
    if (isOfFeature(storyId) === wasOfFeature) return;
    wasOfFeature = isOfFeature(storyId);
    api.setSelectedPanel(wasOfFeature ? PANEL : CONTROLS);
  });
}
