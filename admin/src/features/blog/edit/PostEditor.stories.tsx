import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { field, loaded, postPage } from './post-editor.stories.testing.tsx';

const meta = { ...postPage, tags: ['!autodocs'] } satisfies Meta<typeof postPage.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFirstLook: Story = {
  play: async () => {
    await loaded();
    await expect(field('Title')).toBeVisible();
  },
};
