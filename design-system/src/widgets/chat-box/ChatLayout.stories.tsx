import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './ChatLayout.examples.tsx';
import { ChatLayout, type ChatLayoutProps } from './ChatLayout.tsx';
import { ChatStart } from './ChatStart.tsx';

const phone = { viewport: { value: 'mobile1' } };

const args: ChatLayoutProps = {
  list: <p>Ana Lima</p>,
  isListOpen: false,
  onClosePanels: fn(),
  children: <p>See you at the gate</p>,
};

const meta = {
  component: ChatLayout,
  subcomponents: { ChatStart },
  args,
  argTypes: { list: { control: false }, children: { control: false } },
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const overlayIn = ({ canvasElement }: Context) =>
  required(canvasElement.querySelector('[data-overlay]'), 'overlay behind the panels');

export const Playground: Story = {};
export const Conforms: Story = conformance<ChatLayoutProps>(ChatLayout, args);

export const TravelDesk: Story = {
  render: examples.TravelDesk,
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const opener = canvas.getByRole('button', { name: /^Beatriz Fonseca, online .* Traveller$/ });
    await step('a panel takes focus, and Escape gives it back', async () => {
      await userEvent.click(opener);
      const panel = await canvas.findByRole('dialog', { name: 'Beatriz Fonseca' });
      await waitFor(() => expect(panel).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a press beside it closes it', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog', { name: 'Beatriz Fonseca' });
      await userEvent.click(overlayIn(context));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('Start Conversation stands where no conversation is open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More about Beatriz Fonseca' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Close conversation' }));
      await expect(await canvas.findByRole('button', { name: 'Start Conversation' })).toBeVisible();
    });
  },
};

export const TravelDeskOnPhones: Story = {
  render: examples.TravelDesk,
  globals: phone,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Conversations' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Conversations' });
    await waitFor(() => expect(drawer).toHaveFocus());
    const frame = required(canvasElement.querySelector<HTMLElement>('[data-drawer]')?.parentElement, 'frame');
    await expect(drawer.offsetWidth).toBe(frame.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /João Prado/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
