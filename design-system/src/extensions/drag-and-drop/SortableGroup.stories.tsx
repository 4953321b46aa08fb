import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { dragAborts } from '#storybook/testing/layout/drag-aborts.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { SortableGroup, type SortableGroupProps } from './SortableGroup.tsx';
import * as examples from './SortableGroup.examples.tsx';
import { sortableKeyboard } from './sortable.keyboard.ts';

const lists = [
  {
    id: 'steps',
    label: 'Steps',
    items: [
      { id: 'trip', label: 'Trip' },
      { id: 'cover', label: 'Coverage' },
    ],
  },
];

const meta = {
  component: SortableGroup,
  args: { lists, onChange: fn() },
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof SortableGroup>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const order = ({ canvas }: Context, list: string) =>
  [...canvas.getByRole('list', { name: list }).children].map((item) =>
    item.querySelector('button')?.ariaLabel?.replace('Drag ', ''),
  );

async function choose({ canvas, userEvent }: Context, item: string, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Move ${item}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function moveBy({ canvas, userEvent }: Context, item: string, keys: string) {
  canvas.getByRole('button', { name: `Drag ${item}` }).focus();
  await userEvent.keyboard(' ');
  await canvas.findByText(new RegExp(`^Picked up ${item}`));
  await userEvent.keyboard(keys);
}

async function dragOnto(context: Context, item: string, target: string) {
  await fireEvent.mouseUp(document, await carryOnto(context, item, target));
}

async function carryOnto({ canvas }: Context, item: string, target: string) {
  const middleOf = (name: string) => {
    const { left, top, width, height } = canvas.getByText(name).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const [from, to] = [middleOf(item), middleOf(target)];
  await fireEvent.mouseDown(canvas.getByText(item), { ...from, button: 0 });
  await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 10 });
  await canvas.findByText(new RegExp(`^Picked up ${item}`));
  await fireEvent.mouseMove(document, to);
  await canvas.findByText(/^Position \d of \d in Claims\.$/);
  return to;
}

export const Playground: Story = {};
export const Cards: Story = { render: examples.Cards, tags: ['W-DND-01'] };

export const OneList: Story = {
  render: examples.OneList,
  tags: ['W-DND-02'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const list = 'Steps of a sale';
    const atFirst = ['Check the passport', 'Choose the cover', 'Name the travellers', 'Send the policy'];
    await step('the keyboard carries an item, and what is spoken says where it is', async () => {
      await moveBy(context, 'Check the passport', '{ArrowDown}');
      await canvas.findByText('Position 2 of 4 in Steps of a sale.');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(order(context, list).slice(0, 2)).toEqual([atFirst[1], atFirst[0]]));
    });
    await step('Escape takes it back', async () => {
      await moveBy(context, 'Check the passport', '{ArrowDown}');
      await canvas.findByText('Position 3 of 4 in Steps of a sale.');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(order(context, list)[1]).toBe('Check the passport'));
    });
    await step('the menu moves it without dragging', async () => {
      await choose(context, 'Check the passport', 'Move earlier');
      await waitFor(() => expect(order(context, list)).toEqual(atFirst));
      await expect(canvas.getByText(`Check the passport is at position 1 of 4 in ${list}.`)).toBeInTheDocument();
    });
  },
};

export const SeveralLists: Story = {
  render: examples.SeveralLists,
  tags: ['W-DND-03'],
  play: async (context) => {
    await context.step('the menu moves a person to the other list', async () => {
      await choose(context, 'Lívia Prado', 'Move to Claims');
      await waitFor(() => expect(order(context, 'Claims').at(-1)).toBe('Lívia Prado'));
      await expect(order(context, 'Sales')).not.toContain('Lívia Prado');
    });
    await context.step('and focus goes along with her', async () => {
      const { canvas } = context;
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Lívia Prado' })).toHaveFocus());
    });
    await context.step('so does the mouse, from anywhere on the person', async () => {
      await dragOnto(context, 'Ahmed Osman', 'Chloe Martin');
      await waitFor(() => expect(order(context, 'Claims')).toContain('Ahmed Osman'));
      await expect(order(context, 'Sales')).not.toContain('Ahmed Osman');
    });
  },
};

export const AnItemThatIsNotDroppedIsBackInPlace: Story = {
  render: examples.SeveralLists,
  play: async (context) => {
    const before = [order(context, 'Sales'), order(context, 'Claims')];
    for (const { name, abort } of dragAborts) {
      await context.step(name, async () => {
        await abort(await carryOnto(context, 'Ahmed Osman', 'Chloe Martin'));
        await context.canvas.findByText('Ahmed Osman is back where it was.');
        await expect([order(context, 'Sales'), order(context, 'Claims')]).toEqual(before);
      });
    }
  },
};

export const SeveralAtOnce: Story = {
  render: examples.SeveralAtOnce,
  tags: ['W-DND-04'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lisbon' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rio de Janeiro' }));
    await moveBy(context, 'Lisbon', '{ArrowDown}');
    await canvas.findByText('Position 2 of 3 in Offered.');
    await userEvent.keyboard(' ');

    await waitFor(() => expect(order(context, 'Offered')).toEqual(['Tokyo', 'Lisbon', 'Rio de Janeiro', 'New York']));
    await choose(context, 'Rio de Janeiro', 'Move to On the front page');

    await waitFor(() => expect(order(context, 'Offered')).toEqual(['Tokyo', 'New York']));
    await expect(order(context, 'On the front page')).toEqual(['Cairo', 'Reykjavík', 'Lisbon', 'Rio de Janeiro']);
    await canvas.findByText('Rio de Janeiro is at position 4 of 4 in On the front page.');
  },
};

export const Clones: Story = {
  render: examples.Clones,
  tags: ['W-DND-05'],
  play: async (context) => {
    await choose(context, 'eSIM', 'Copy to Marks');

    await waitFor(() => expect(order(context, 'Marks').at(-1)).toBe('eSIM'));
    await expect(order(context, 'Topics')).toContain('eSIM');
  },
};

export const ByHandle: Story = { render: examples.ByHandle, tags: ['W-DND-06'] };

export const Conforms: Story = conformance<SortableGroupProps>(
  SortableGroup,
  { lists, onChange: () => {} },
  { keyboard: sortableKeyboard },
);
