import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { CopyButton } from './CopyButton.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import * as examples from './DescriptionList.examples.tsx';

const items = [
  { term: 'Number', value: 'EM-2041-77', copyText: 'EM-2041-77' },
  { term: 'Traveller', value: 'Jordan Stevenson' },
];

const meta = {
  component: DescriptionList,
  subcomponents: { CopyButton },
  args: { items },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Policy: Story = { render: examples.Policy };

export const Conforms: Story = conformance(DescriptionList, { items }, { keyboard: buttonKeyboard });

export const KeepsAReadableWidthInAFloatingLayer: Story = {
  render: (args) => (
    <div style={{ position: 'absolute' }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByText('Number').closest('dl');
    await expect(list?.getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

const writeText = fn<(text: string) => Promise<void>>();

function withClipboard(answer: () => Promise<void>) {
  writeText.mockReset().mockImplementation(answer);
  spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
}

export const CopiesTheValueAndSaysSo: Story = {
  beforeEach: () => withClipboard(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Number' }));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(writeText).toHaveBeenCalledWith('EM-2041-77');
  },
};

export const SaysWhenTheBrowserRefusesToCopy: Story = {
  beforeEach: () => withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Number' }));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Select the text and copy it.'));
  },
};
