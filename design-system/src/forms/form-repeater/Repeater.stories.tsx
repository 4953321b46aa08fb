import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Repeater, type RepeaterProps } from './Repeater.tsx';
import * as examples from './Repeater.examples.tsx';

const props: RepeaterProps<string> = {
  label: 'Travellers',
  rowLabel: ({ item }) => item,
  items: ['Marina', 'Ahmed'],
  itemKey: (item) => item,
  children: ({ item }) => <p>{item}</p>,
  onAdd: fn(),
  onRemove: fn(),
};

const meta = {
  component: Repeater<string>,
  args: props,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Repeater<string>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) =>
  canvas.getAllByRole('textbox', { name: 'Item name' }).map((field) => (field as HTMLInputElement).value);

export const Playground: Story = {};
export const Conforms: Story = conformance(Repeater<string>, props, { keyboard: buttonKeyboard });

export const OrderItems: Story = {
  render: examples.OrderItems,
  tags: ['W-REP-01'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a new row takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add new' }));
      const [, second] = canvas.getAllByRole('textbox', { name: 'Item name' });
      await waitFor(() => expect(second).toHaveFocus());
      await userEvent.keyboard('Annual cover');
      await userEvent.type(canvas.getAllByRole('textbox', { name: 'Cost' })[1] as HTMLElement, '120');
      await userEvent.tab();
    });
    await step('prices follow, and so does the total', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('152,00'));
    });
    await step('a deleted row hands focus on and can come back to its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete eSIM Europe 10 GB' }));
      await expect(names(canvas)).toEqual(['Annual cover']);
      await expect(document.body).not.toHaveFocus();

      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(names(canvas)).toEqual(['eSIM Europe 10 GB', 'Annual cover']);
      await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Item name' })[0]).toHaveFocus());
    });
  },
};

export const Sliding: Story = {
  render: examples.Sliding,
  tags: ['W-REP-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add new' }));
    await expect(names(canvas)).toEqual(['eSIM Europe 10 GB', '']);

    await userEvent.click(canvas.getByRole('button', { name: 'Delete Item 2' }));
    await waitFor(() => expect(names(canvas)).toEqual(['eSIM Europe 10 GB']));
  },
};
