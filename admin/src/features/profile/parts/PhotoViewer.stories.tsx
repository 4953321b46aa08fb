import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PhotoViewer } from './PhotoViewer.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const onShow = fn();

const meta = {
  component: PhotoViewer,
  tags: ['!autodocs'],
  args: {
    photos: [1, 2, 3].map((id) => ({ id, img: PICTURE })),
    index: 0,
    isOpen: true,
    onShow,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PhotoViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsFollowTheDirectionOfReading: Story = {
  name: 'The arrow that points forwards in the direction of reading shows the next photo',
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    onShow.mockClear();
    (await screen.findByRole('button', { name: 'Next photo' })).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(onShow.mock.calls).toEqual([[1], [2]]);
  },
};
