import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Card } from '../../cards/card/Card.tsx';
import { Alert } from '../../components/alerts/Alert.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { searchFieldKeyboard } from '../../forms/elements/input/search/search-field.keyboard.ts';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { AppShell } from '../app-shell/AppShell.tsx';
import { Footer } from '../app-shell/bars/Footer.tsx';
import { MailListSkeleton } from '../mail-list/MailListSkeleton.tsx';
import { MailMessage } from '../mail-reader/MailMessage.tsx';
import { MailReader } from '../mail-reader/MailReader.tsx';
import { MailBar } from './MailBar.tsx';
import { MailBox } from './MailBox.tsx';
import * as examples from './MailBox.examples.tsx';
import { MailSearch, type MailSearchProps } from './MailSearch.tsx';
import { onPaper } from './on-paper.testing.ts';

const phone = { viewport: { value: 'mobile1' } };

const args = {
  sidebar: <a href="#inbox">Inbox</a>,
  isSidebarOpen: false,
  onSidebarOpenChange: fn(),
  search: <MailSearch label="Search mail" shortcut="/" />,
  children: <p>The list of mails</p>,
};

const meta = {
  component: MailBox,
  subcomponents: { MailSearch },
  args,
  argTypes: { sidebar: { control: false }, search: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MailBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TravelApp: Story = {
  render: examples.TravelApp,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const row = () => canvas.getByRole('row', { name: /Lost suitcase/ });
    await step('what can be done with the chosen mails is there once there are some', async () => {
      await expect(canvas.queryByRole('button', { name: 'Mark as read' })).toBeNull();
      await userEvent.click(canvas.getByRole('checkbox', { name: /Lost suitcase/ }));
      await expect(
        within(canvas.getByRole('group', { name: 'Selected emails' })).getByText('1 selected'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
      await expect(row()).toHaveAttribute('data-read');
    });
    await step('a mail lies over the list, which cannot be reached meanwhile', async () => {
      await userEvent.click(canvas.getByText('Lost suitcase in Lisbon'));
      await expect(canvas.getByRole('heading', { name: 'Lost suitcase in Lisbon' })).toHaveFocus();
      const list = required(canvasElement.querySelector('[role="grid"]'), 'list of mails');
      await expect(list.closest('[inert]')).not.toBeNull();
    });
    await step('the list is as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
      await expect(row()).toHaveAttribute('aria-selected', 'true');
      await expect(row().closest('[inert]')).toBeNull();
    });
  },
};

export const Phone: Story = { ...TravelApp, globals: phone };

export const TheSkeletonDoesNotScroll: Story = {
  args: { children: <MailListSkeleton label="Loading mails…" rows={40} /> },
  play: async ({ canvas }) => {
    const scroller = required(canvas.getByText('Loading mails…').parentElement?.parentElement, 'scroll area');
    await expect(scroller.scrollHeight).toBe(scroller.clientHeight);
  },
};

export const Conforms: Story = { ...conformance(MailBox, args, { keyboard: buttonKeyboard }), globals: phone };

export const SearchConforms: Story = conformance<MailSearchProps>(
  MailSearch,
  { label: 'Search mail', shortcut: '/', defaultValue: 'Lisbon' },
  { keyboard: searchFieldKeyboard },
);

export const StandsBesideItsFolders: Story = {
  play: async ({ canvas }) => {
    const folders = canvas.getByRole('link', { name: 'Inbox' }).getBoundingClientRect();
    await expect(canvas.getByText('The list of mails').getBoundingClientRect().left).toBeGreaterThan(folders.right);
    await expect(canvas.queryByRole('button', { name: 'Folders and labels' })).toBeNull();
  },
};

export const IsAsHighAsTheWindowSoThatOnlyTheListScrolls: Story = {
  args: { children: <div style={{ blockSize: '300rem' }}>A very long list</div> },
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild as HTMLElement;
    await expect(box.offsetHeight).toBeLessThanOrEqual(Math.max(448, window.innerHeight));
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(448, window.innerHeight));
  },
};

export const AsksForItsFoldersOnPhones: Story = {
  globals: phone,
  play: async ({ args: { onSidebarOpenChange }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Folders and labels' });
    await expect(canvas.queryByRole('link', { name: 'Inbox' })).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(onSidebarOpenChange).toHaveBeenCalledWith({ isOpen: true });
  },
};

export const ShowsItsFoldersOverThePageOnPhones: Story = {
  globals: phone,
  args: { isSidebarOpen: true },
  play: async ({ args: { onSidebarOpenChange }, canvas, userEvent, step }) => {
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Folders and labels' });
    await step('as a modal dialog', async () => {
      await expect(drawer.matches(':modal')).toBe(true);
      await expect(within(drawer).getByRole('link', { name: 'Inbox' })).toBeVisible();
    });
    await step('a press inside does not close it, one beside it does', async () => {
      await userEvent.click(within(drawer).getByRole('link', { name: 'Inbox' }).parentElement ?? drawer);
      await expect(onSidebarOpenChange).not.toHaveBeenCalled();
      await userEvent.click(drawer);
      await expect(onSidebarOpenChange).toHaveBeenCalledWith({ isOpen: false });
    });
    await step('Escape does', async () => {
      drawer.requestClose();
      await waitFor(() => expect(onSidebarOpenChange).toHaveBeenCalledTimes(2));
    });
  },
};

export const ShowsOverTheFoldersWhatOpensFromThem: Story = {
  globals: phone,
  args: {
    isSidebarOpen: true,
    sidebar: (
      <Popover trigger={<Button>Shortcuts</Button>} title="Keys of the mailbox" placement="top start">
        <Button>Single-letter keys</Button>
      </Popover>
    ),
  },
  play: async ({ args: { onSidebarOpenChange }, canvas, userEvent, step }) => {
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Folders and labels' });
    const opener = within(drawer).getByRole('button', { name: 'Shortcuts' });
    await userEvent.click(opener);
    const popover = await screen.findByRole('dialog', { name: 'Keys of the mailbox' });
    const inside = within(popover).getByRole('button', { name: 'Single-letter keys' });

    await step('a pointer reaches it', async () => {
      await waitFor(() => {
        const { left, top, width, height } = inside.getBoundingClientRect();
        return expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(inside);
      });
      await userEvent.click(inside);
      await expect(onSidebarOpenChange).not.toHaveBeenCalled();
    });
    await step('Escape takes it away, and leaves nothing of itself to the drawer', async () => {
      const isForTheBrowser = fireEvent.keyDown(inside, { key: 'Escape' });
      await expect(isForTheBrowser).toBe(false);
      await waitFor(() => expect(popover).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(drawer).toBeVisible();
    });
    await step('the next Escape is for the drawer', async () => {
      await expect(fireEvent.keyDown(opener, { key: 'Escape' })).toBe(true);
    });
  },
};

export const PrintsTheWholeOpenMailAndNothingElse: Story = {
  args: {
    sidebar: <Button>Compose</Button>,
    bar: (
      <MailBar selectedCount={0} totalCount={2} onSelectAll={fn()}>
        {null}
      </MailBar>
    ),
    reader: <LongThread />,
  },
  play: async ({ canvas, canvasElement, step }) => {
    const heading = canvas.getByRole('heading', { name: 'Lost suitcase in Lisbon' });
    await onPaper(async () => {
      await step('the mails are there to their ends, and nothing cuts them off', async () => {
        const end = canvas.getByText('The end');
        await expect(heading).toBeVisible();
        await expect(canvas.getByText('beatriz@example.com')).toBeVisible();
        for (let around = end.parentElement; around && around !== canvasElement; around = around.parentElement) {
          const { overflowY } = getComputedStyle(around);
          await expect({ around: around.className, overflowY }).toEqual({
            around: around.className,
            overflowY: 'visible',
          });
        }
        const sheet = required(end.closest('[data-sheet]'), 'sheet');
        await expect(sheet.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(end.getBoundingClientRect().bottom);
      });
      await step('what there is to press is not, and neither is the list', async () => {
        const pressable = [...canvasElement.querySelectorAll('button')].filter((each) => each.checkVisibility());
        await expect(pressable.map(({ textContent }) => textContent)).toEqual(['beatriz@example.com']);
        await expect(canvas.queryByRole('group', { name: 'Answer' })).toBeNull();
        await expect(canvas.getByText('The list of mails')).not.toBeVisible();
        await expect(canvas.getByText('This mail waits')).toBeVisible();
      });
    });
  },
};

function LongThread() {
  return (
    <MailReader
      title="Lost suitcase in Lisbon"
      actions={<IconButton icon={Star} label="Star" />}
      onBack={() => undefined}
    >
      <Alert tone="warning" title="This mail waits" actions={<Button>Take it back</Button>} />
      <Inline>
        <Button>2 earlier messages</Button>
      </Inline>
      <MailMessage
        from={{ name: 'Beatriz Fonseca', email: 'beatriz@example.com' }}
        details={[]}
        time="21 nov., 09:42"
        dateTime="2026-11-21T09:42:00Z"
        actions={[]}
      >
        <div style={{ blockSize: '200rem' }}>Good morning</div>
        <p>The end</p>
      </MailMessage>
      <Card>
        <Inline role="group" aria-label="Answer">
          <Button>Reply</Button>
        </Inline>
      </Card>
    </MailReader>
  );
}

export const ShowsTheKeyOfTheSearchWhileNothingIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search mail' });
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(canvas.getByText('/')).toBeVisible();
    await userEvent.type(field, 'Lisbon');
    await expect(canvas.getByText('/')).not.toBeVisible();
    field.blur();
    await expect(canvas.getByText('/')).not.toBeVisible();
  },
};

export const LeavesRoomForTheFooter: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (props) => (
    <AppShell
      menu={[]}
      currentHref="/mail"
      isMenuCollapsed={false}
      onMenuCollapsedChange={fn()}
      footer={<Footer year={2026} productHref="#product" />}
    >
      <MailBox {...props} />
    </AppShell>
  ),
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
};
export const LeavesRoomForTheFooterOnPhones: Story = {
  ...LeavesRoomForTheFooter,
  globals: { viewport: { value: 'mobile2' } },
};

export const AMailIsBegunFromTheListOnPhones: Story = {
  args: { onCompose: fn() },
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
    await expect(args.onCompose).toHaveBeenCalledOnce();
  },
};

export const LeavesTheButtonToTheSidebarWhereThatIsSeen: Story = {
  args: { onCompose: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compose' })).toBeNull();
  },
};
