import './manager-react.ts';
import { addons, types } from 'storybook/manager-api';
import { ADDON, PANEL } from './protocol.ts';
import { StatechartPanel } from './StatechartPanel.tsx';

addons.register(ADDON, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatechartPanel isOpen={Boolean(active)} />,
  });
});
