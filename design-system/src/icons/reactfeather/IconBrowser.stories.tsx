import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage, Map, MapPin, Plane } from 'lucide-react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { searchFieldKeyboard } from '../../forms/elements/input/search/search-field.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { IconBrowser } from '../../components/icon-browser/IconBrowser.tsx';
import * as examples from './IconBrowser.examples.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  component: IconBrowser,
  args: { icons: { Luggage, Map, MapPin, Plane } },
  decorators: [withToaster],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
} satisfies Meta<typeof IconBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.getAllByRole('row').map(({ textContent }) => textContent);

export const Playground: Story = {};
export const Conforms: Story = conformance(IconBrowser, { icons: { Luggage, Map } }, { keyboard: searchFieldKeyboard });

export const Feather: Story = {
  render: examples.Feather,
  tags: ['W-ICO-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('270 icons');
    await expect(await canvas.findByTitle('alert circle')).toHaveTextContent('AlertCircle');
  },
};

export const FindsPartsOfNamesInAnyCase: Story = {
  tags: ['W-ICO-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the icons' }), 'MAP');
    await waitFor(() => expect(names(canvas)).toEqual(['Map', 'MapPin']));

    await userEvent.type(canvas.getByRole('searchbox'), ' pin');
    await waitFor(() => expect(names(canvas)).toEqual(['MapPin']));
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByRole('heading', { name: 'No icons found' })).toBeVisible();
  },
};

export const CopiesTheCodeOfTheIconThatIsPressed: Story = {
  tags: ['W-ICO-03'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: 'Plane' }));

    await expect(writeText).toHaveBeenCalledWith('<Icon icon={Plane} />');
    await expect(await canvas.findByText('Plane is on the clipboard')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Plane' })).toHaveAttribute('data-copied');
  },
};

export const IsOneStopOfTheTabKeyAndArrowsLeadThroughIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');

    await waitFor(() => expect(writeText).toHaveBeenCalledWith('<Icon icon={Map} />'));
  },
};
