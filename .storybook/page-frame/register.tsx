import '../statechart/panel/manager-react.ts';
import { addons, types } from 'storybook/manager-api';
import { PageFrame } from './PageFrame.tsx';

const ADDON = 'embarque/page-frame';

addons.register(ADDON, () => {
  addons.add(ADDON, { type: types.PREVIEW, render: ({ children }) => <PageFrame>{children}</PageFrame> });
});
