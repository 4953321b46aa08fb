import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { frames } from '#storybook/testing/menu-focus.ts';
import { layerConformance } from '../../conformance/conformance.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { Button } from '../buttons/Button.tsx';
import { ActionsMenu } from './ActionsMenu.tsx';
import { Menu } from './Menu.tsx';
import * as examples from './Menu.examples.tsx';
import { menuButtonKeyboard } from './menu.keyboard.ts';

const onEdit = fn();
const onDelete = fn();

const meta = {
  component: Menu,
  subcomponents: { ActionsMenu },
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      { id: 'edit', label: 'Edit', onAction: onEdit },
      { id: 'archive', label: 'Archive', isDisabled: true },
      { id: 'delete', label: 'Delete', tone: 'danger', onAction: onDelete },
    ],
  },
  argTypes: { trigger: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./MenuLayer.tsx')],
  parameters: { keyboard: menuButtonKeyboard },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const item = (name: string) => screen.findByRole('menuitem', { name });
const focused = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus(), { timeout: 3000 });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), { timeout: 3000 });

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), { timeout: 3000 });
};

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<Menu {...meta.args} isOpen />, { role: 'menu' });
export const Basic: Story = { render: examples.Basic, tags: ['W-DRP-02'] };
export const Solid: Story = { render: examples.Solid, tags: ['W-DRP-03'] };
export const Flat: Story = { render: examples.Flat, tags: ['W-DRP-06'] };
export const Gradient: Story = { render: examples.Gradient, tags: ['W-DRP-07'] };
export const Directions: Story = { render: examples.Directions, tags: ['W-DRP-09'] };
export const ActionsOfARow: Story = { render: examples.ActionsOfARow, play: open };
export const Choices: Story = { render: examples.Choices, play: open };
export const Links: Story = { render: examples.Links };

const onExplain = fn();

export const ADeniedItemSaysSoAndExplainsItselfWhenChosen: Story = {
  args: { items: [{ id: 'delete', label: 'Delete', tone: 'danger', isDenied: true, onAction: onExplain }] },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{ArrowDown}');
    await focused('Delete');
    await expect(await item('Delete')).toHaveAccessibleDescription('Not allowed');
    await context.userEvent.keyboard('{Enter}');

    await expect(onExplain).toHaveBeenCalledOnce();
  },
};

export const ActionsMenuAnswersToTheKeysOfItsTable: Story = {
  render: () => (
    <ActionsMenu label="Actions for S-5089" items={[{ id: 'edit', label: 'Edit' }]} className="from-outside" />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for S-5089' });
    await expect(button).toHaveClass('from-outside');

    for (const key of menuButtonKeyboard.flatMap(({ keys }) => keys)) {
      button.focus();
      await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
      await focused('Edit');
      await userEvent.keyboard('{Escape}');
      await gone();
    }
  },
};

export const OpensBelowItsButtonAndIsNamedByIt: Story = {
  play: async (context) => {
    await open(context);
    const button = document.querySelector('button')?.getBoundingClientRect();

    await expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
    await expect(screen.getByRole('menu').getBoundingClientRect().top).toBeGreaterThan(button?.bottom ?? Infinity);
  },
};

export const RunsTheActionAndReturnsFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await item('Edit'));
    await gone();

    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const StartsAtTheEndTheArrowPointsTo: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await focused('Delete');
    await userEvent.keyboard('{Escape}');
    await gone();

    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Edit');
  },
};

export const PassesOverDisabledItems: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Edit');
    await userEvent.keyboard('{ArrowDown}');

    await expect(await item('Delete')).toHaveFocus();
    await expect(await item('Archive')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FindsItemsByTheirFirstLetters: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('del');

    await expect(await item('Delete')).toHaveFocus();
  },
};

/** Items that start work elsewhere: in a field that is there, and in one that comes. */
function Work() {
  const field = useRef<HTMLInputElement>(null);
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>Actions</Button>}
        items={[
          { id: 'edit', label: 'Edit', onAction: () => field.current?.focus() },
          { id: 'rename', label: 'Rename', onAction: () => setNaming(true) },
          {
            id: 'more',
            label: 'More',
            submenu: [{ id: 'note', label: 'Note', onAction: () => field.current?.focus() }],
          },
        ]}
      />
      <input ref={field} aria-label="Text" />
      {isNaming && <input ref={(element) => element?.focus()} aria-label="Name" />}
    </>
  );
}

export const WorkThatAnItemStartsKeepsTheFocusThatItTook: Story = {
  render: () => <Work />,
  play: async ({ canvas, step, userEvent }) => {
    const ways = [
      ['Edit', 'Text', '{ArrowDown}', '{Enter}'],
      ['Rename', 'Name', '{ArrowDown}', '{ArrowDown}{Enter}'],
      ['Note', 'Text', '{ArrowUp}', '{ArrowRight}{Enter}'],
    ] as const;
    for (const [label, field, opening, choosing] of ways) {
      await step(`${label}, by keyboard`, async () => {
        canvas.getByRole('button').focus();
        await userEvent.keyboard(opening);
        await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
        await userEvent.keyboard(choosing);
        await gone();
        await frames(3);
        await expect(canvas.getByRole('textbox', { name: field })).toHaveFocus();
        await userEvent.keyboard('a b');
        await expect(screen.queryByRole('menu')).toBeNull();
      });
    }
    await step('Edit, by pointer', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.click(await item('Edit'));
      await gone();
      await frames(3);
      await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    });
  },
};

export const KeepsOneChoiceOrSeveral: Story = {
  render: examples.Choices,
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Last 28 days' })).toBeChecked();
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: 'Last year' }));
    await gone();

    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Last year' })).toBeChecked();
    await context.userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Airport' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Airport' })).toBeChecked());
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Status' })).toBeChecked();
  },
};

const navigate = fn();

export const GoesToAddressesOfThisAppWithoutAPageLoad: Story = {
  render: examples.Links,
  decorators: (Story) => (
    <LinkContext value={{ navigate }}>
      <Story />
    </LinkContext>
  ),
  play: async (context) => {
    navigate.mockClear();
    await open(context);
    await context.userEvent.click(await item('Sales'));

    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/sales'));
  },
};

const makeItems = fn(() => [{ id: 'made', label: 'Made for this menu' }]);

export const AsksForItsItemsOnceItOpens: Story = {
  args: { items: makeItems },
  argTypes: { items: { control: false } },
  play: async (context) => {
    await expect(makeItems).not.toHaveBeenCalled();
    await open(context);
    await expect(await item('Made for this menu')).toBeVisible();
  },
};
