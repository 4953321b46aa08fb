import '../statechart/panel/manager-react.ts';
import { addons, types } from 'storybook/manager-api';
import { look, type ToolbarGroup, world } from './toolbar-groups.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

const ADDON = 'embarque/toolbar';

/** The pages of the beginning have a world of their own. */
const hasWorld = (storyId = '') => !storyId.startsWith('start-here-');

addons.register(ADDON, () => {
  add(look, ({ viewMode }) => viewMode === 'story' || viewMode === 'docs');
  add(world, ({ viewMode, storyId }) => viewMode === 'story' && hasWorld(storyId));
});

type Match = (place: { viewMode?: string | undefined; storyId?: string | undefined }) => boolean;

const add = (group: ToolbarGroup, match: Match) =>
  addons.add(`${ADDON}/${group.title.toLowerCase()}`, {
    type: types.TOOL,
    title: group.title,
    match,
    render: () => <ToolbarMenu group={group} />,
  });
