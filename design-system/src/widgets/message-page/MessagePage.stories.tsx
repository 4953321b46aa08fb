import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { MessagePage } from './MessagePage.tsx';
import * as examples from './MessagePage.examples.tsx';

const phone = { viewport: { value: 'mobile1' } };

const meta = {
  component: MessagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '38rem' } } },
  args: {
    code: '404',
    title: 'No flight leaves for this address',
    description: 'Check the address.',
    details: [
      { label: 'From', value: '/sales' },
      { label: 'To', value: '/salse' },
    ],
    actions: 'Go to sales',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NotFound: Story = { render: examples.NotFound };
export const NotAuthorised: Story = { render: examples.NotAuthorised };
export const LastResort: Story = { render: examples.LastResort };
export const Maintenance: Story = { render: examples.Maintenance };
export const WithinAPage: Story = { render: examples.WithinAPage };
export const Phone: Story = { ...NotFound, globals: phone };

export const Conforms: Story = { ...conformance(MessagePage, meta.args), globals: phone };

export const IsAPageWhoseHeadingTakesFocus: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'No flight leaves for this address' });
    title.focus();

    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('main')).toContainElement(title);
    await expect(canvas.getByRole('banner')).toHaveTextContent('Embarque');
  },
};

export const LeavesTheLandmarksToThePageAround: Story = {
  args: { variant: 'section' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
};

export const PairsEveryDetailWithItsTerm: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const definitions = canvas.getAllByRole('definition').map(({ textContent }) => textContent);

    await expect({ terms, definitions }).toEqual({ terms: ['From', 'To'], definitions: ['/sales', '/salse'] });
  },
};

export const PutsTheStubBelowTheMessageOnPhones: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const message = canvas.getByText('Check the address.').getBoundingClientRect();
    const stub = canvas.getByText('From').getBoundingClientRect();

    await expect(stub.top).toBeGreaterThan(message.bottom);
  },
};
