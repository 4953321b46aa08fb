import { addons } from 'storybook/manager-api';
import { folderLabel, storyLabel } from './labels.ts';
import './statechart/register.tsx';
import { theme } from './theme.ts';

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
