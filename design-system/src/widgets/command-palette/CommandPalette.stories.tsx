import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { tabsInside } from '../../conformance/layer.keyboard.ts';
import { markedIn } from '../../components/highlight/highlight.testing.ts';
import { LinkContext } from '../../theme/provider/links.ts';
import { CommandPalette } from './CommandPalette.tsx';
import * as examples from './CommandPalette.examples.tsx';
import { commandPaletteKeyboard } from './command-palette.keyboard.ts';
import type { CommandPaletteProps } from './palette.types.ts';

const onIssue = fn();
const navigate = fn();
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const meta = {
  component: CommandPalette,
  args: {
    isOpen: true,
    onClose: fn(),
    onTake: fn(),
    limit: 2,
    recent: [{ id: 'claims', label: 'Claims', href: '/claims' }],
    groups: [
      {
        id: 'pages',
        label: 'Pages',
        commands: ['Policies', 'Partners', 'Plans'].map((label) => ({ id: label, label, href: `/${label}` })),
      },
      { id: 'people', label: 'People', commands: [{ id: 'paulo', label: 'Paulo', detail: 'Lisbon' }] },
      { id: 'actions', label: 'Actions', commands: [{ id: 'issue', label: 'Issue', onAction: onIssue }] },
    ],
  },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./PaletteLayer.tsx')],
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox');
const marked = async (name: string) => {
  const id = () => document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  await waitFor(() => expect(document.getElementById(id())).toHaveTextContent(name));
};

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<CommandPalette {...meta.args} />, {
  role: 'dialog',
  keyboard: [...tabsInside, ...commandPaletteKeyboard],
});

export const SearchEverywhere: Story = {
  render: examples.SearchEverywhere,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search everywhere' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('pol');
    await marked('Policies');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByText('Last used: Policies')).toBeVisible();

    await userEvent.click(opener);
    const recent = await screen.findByRole('group', { name: 'Recent' });
    // The palette fades in.
    await waitFor(() => expect(within(recent).getByRole('option', { name: /Policies/ })).toBeVisible());
  },
};

export const ShowsNoMoreThanItsLimitAndNamesTheEmptyGroupsInOneRow: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'pa');

    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(markedIn()).toEqual(['Pa', 'Pa']));
    await expect(names('Pages')).toEqual(['Partners']);
    await expect(names('People')).toEqual(['PauloLisbon']);
    await expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
    await expect(names('No result')).toEqual(['No result in Actions']);

    await userEvent.clear(await field());
    await userEvent.type(await field(), 'p');
    await expect(names('Pages')).toEqual(['Policies', 'Partners']);
  },
};

export const WalksAcrossGroupsAndPastEmptyOnes: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'pa');
    await marked('Partners');
    await userEvent.keyboard('{ArrowDown}');
    await marked('Paulo');
    await userEvent.keyboard('{ArrowUp}');
    await marked('Partners');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RunsActionsAndFollowsLinks: Story = {
  decorators: (Story) => (
    <LinkContext value={{ navigate }}>
      <Story />
    </LinkContext>
  ),
  play: async ({ userEvent }) => {
    onIssue.mockClear();
    navigate.mockClear();
    await userEvent.click(await screen.findByRole('option', { name: 'Claims' }));
    await expect(navigate).toHaveBeenCalledWith('/claims');

    await userEvent.type(await field(), 'issue');
    await marked('Issue');
    await userEvent.click(screen.getByRole('option', { name: 'Issue' }));
    await expect(onIssue).toHaveBeenCalledOnce();
  },
};

export const ClosesByItsCrossAlsoWhereThereAreNoKeys: Story = {
  tags: ['SHL-10'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'pa');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const ShowsThePictureOfAPersonAndTheInitialsOfOneWithout: Story = {
  tags: ['SHL-10'],
  args: {
    groups: [
      {
        id: 'people',
        label: 'People',
        commands: [
          { id: 'paula', label: 'Paula Reis', image: dot },
          { id: 'paulo', label: 'Paulo Nunes', image: '' },
        ],
      },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'pa');
    const row = (name: string) => screen.getByRole('option', { name });

    await expect(row('Paula Reis').querySelector('img')).toHaveAttribute('src', dot);
    await expect(row('Paulo Nunes').querySelector('img')).toBeNull();
    await waitFor(() => expect(within(row('Paulo Nunes')).getByText('PN')).toBeVisible());
  },
};

export const SaysWhenNothingIsFoundAndClosesByEscape: Story = {
  args: { recent: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'xyz');
    await expect(screen.getByRole('status')).toHaveTextContent('No result');
    const [row, ...others] = screen.getAllByRole('option');
    await expect(row).toHaveTextContent('No result in Pages, People, or Actions');
    await expect(others).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();

    await userEvent.clear(await field());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Finds one answer for each text, a moment later. */
function LateAnswers(args: CommandPaletteProps) {
  const [found, setFound] = useState('');
  const commands = [{ id: found, label: `Answer to ${found}` }];
  return (
    <CommandPalette
      {...args}
      groups={[{ id: 'answers', label: 'Answers', isAnswer: true, commands: found ? commands : [] }]}
      onSearch={({ text }) => setTimeout(() => setFound(text))}
    />
  );
}

export const NamesAsSelectedOnlyARowThatIsThere: Story = {
  tags: ['SHL-10'],
  render: (args) => <LateAnswers {...args} />,
  play: async ({ userEvent, abortSignal }) => {
    const input = await field();
    const missing: string[] = [];
    const observer = new MutationObserver(() => {
      const id = input.getAttribute('aria-activedescendant');
      if (id && !document.getElementById(id)) missing.push(id);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    abortSignal.addEventListener('abort', () => observer.disconnect());

    await userEvent.keyboard('p');
    await marked('Answer to p');
    await userEvent.keyboard('o');
    await marked('Answer to po');

    await expect(missing).toEqual([]);
  },
};
