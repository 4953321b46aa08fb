import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { onPaper } from '../mail-box/on-paper.testing.ts';
import { AppShell } from './AppShell.tsx';
import * as examples from './AppShell.examples.tsx';
import { skipLinkKeyboard } from './app-shell.keyboard.ts';
import { Footer } from './bars/Footer.tsx';
import { wideWindow } from './wide-window.testing.ts';

const phone = { viewport: { value: 'mobile1' } };

const widest = { viewport: { value: 'widest' } };

const meta = {
  component: AppShell,
  globals: wideWindow.globals,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    viewport: wideWindow.viewport,
  },
  args: {
    menu: [{ id: 'desk', heading: 'Desk', items: [{ id: 'sales', label: 'Sales', href: '/sales' }] }],
    currentHref: '/sales',
    isMenuCollapsed: false,
    onMenuCollapsedChange: fn(),
    children: <h1>Sales</h1>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Pinned: Story = { render: examples.Pinned, tags: ['SHL-01', 'SHL-14'] };
export const Collapsed: Story = { render: examples.Collapsed, tags: ['SHL-01', 'SHL-02'] };
export const WithinAGroup: Story = { render: examples.WithinAGroup };
export const FullWidth: Story = { render: examples.FullWidth };
export const Horizontal: Story = { render: examples.Horizontal, globals: widest, tags: ['SHL-19'] };
export const BandAndFooter: Story = { render: examples.BandAndFooter, globals: widest, tags: ['SHL-17'] };
export const Phone: Story = { render: examples.Pinned, globals: phone };

export const Conforms: Story = {
  ...conformance(AppShell, meta.args, { keyboard: skipLinkKeyboard }),
  globals: phone,
};

export const MovesFocusFromTheSkipLinkToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

export const MarksThePageAndOpensTheGroupsAroundIt: Story = {
  ...WithinAGroup,
  tags: ['SHL-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pages/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Blog' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Articles');
  },
};

export const OpensOneGroupPerLevelAndClosesItOnTheSecondPress: Story = {
  ...WithinAGroup,
  tags: ['SHL-04'],
  play: async ({ canvas, userEvent }) => {
    const openGroups = () => canvas.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

    await userEvent.click(canvas.getByRole('button', { name: 'Policies' }));
    await expect(openGroups()).toEqual(['PagesNew', 'Policies']);

    await userEvent.click(canvas.getByRole('button', { name: 'Invoices' }));
    await expect(openGroups()).toEqual(['Invoices']);

    await userEvent.click(canvas.getByRole('button', { name: 'Invoices' }));
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  },
};

export const OpensTheGroupsOfTheCurrentPage: Story = {
  ...Pinned,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invoices' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Add' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Add');

    await userEvent.click(canvas.getByRole('link', { name: 'Analytics' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Analytics');
    await expect(canvas.getByRole('button', { name: 'Invoices' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LeadsNowhereFromDisabledItemsAndElsewhereInANewTab: Story = {
  ...Pinned,
  tags: ['SHL-05'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Not yet' })).not.toHaveAttribute('href');
    const support = canvas.getByRole('link', { name: 'Support Opens in a new tab' });
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(support).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('link', { name: 'Email 4 unread' })).toBeVisible();
  },
};

export const KeepsTheContentAtMost1440PxWideInTheMiddle: Story = {
  globals: widest,
  tags: ['SHL-20'],
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('main').getBoundingClientRect();

    await expect({ left, width }).toEqual({ left: 260 + (1920 - 260 - 1440) / 2, width: 1440 });
  },
};

export const GivesTheContentAllTheRoomWhenItIsFull: Story = {
  args: { layout: { contentWidth: 'full' } },
  globals: widest,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(1920 - 260);
  },
};

export const AsksToCollapseAndToPinTheMenu: Story = {
  render: (args) => <AppShell {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));

    await expect(args.onMenuCollapsedChange).toHaveBeenCalledOnce();
    await expect(args.onMenuCollapsedChange).toHaveBeenCalledWith({ isCollapsed: true });
  },
};

const menuWidth = (menu: HTMLElement) => menu.getBoundingClientRect().width;

export const ShowsAllOfACollapsedMenuWhileThePointerIsThere: Story = {
  ...Collapsed,
  tags: ['SHL-03'],
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    const { left } = canvas.getByRole('main').getBoundingClientRect();
    await expect(menuWidth(menu)).toBe(80);

    await userEvent.hover(menu);
    await waitFor(() => expect(menuWidth(menu)).toBe(260));
    await userEvent.click(canvas.getByRole('button', { name: 'Invoices' }));
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(left);

    await userEvent.unhover(menu);
    await waitFor(() => expect(menuWidth(menu)).toBe(80));
    await expect(canvas.getByRole('button', { name: 'Invoices' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ForgetsTheGroupsThatWereOpenWhenThePointerLeftACollapsedMenu: Story = {
  ...Collapsed,
  tags: ['SHL-03'],
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    const invoices = canvas.getByRole('button', { name: 'Invoices' });
    await userEvent.hover(menu);
    await userEvent.click(invoices);
    await expect(invoices).toHaveAttribute('aria-expanded', 'true');

    await userEvent.unhover(menu);
    await waitFor(() => expect(menuWidth(menu)).toBe(80));
    await userEvent.hover(menu);
    await waitFor(() => expect(menuWidth(menu)).toBe(260));
    await expect(invoices).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ShowsAllOfACollapsedMenuWhileTheKeyboardIsThere: Story = {
  ...Collapsed,
  tags: ['SHL-03'],
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main menu' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Embarque, home' })).toHaveFocus();
    await waitFor(() => expect(menuWidth(menu)).toBe(260));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuWidth(menu)).toBe(80));
  },
};

export const OpensTheMenuAsADrawerOnPhonesAndGivesFocusBack: Story = {
  ...Phone,
  tags: ['SHL-01', 'SHL-02'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    canvas.getByRole('main').focus();
    await expect(canvas.getByRole('main')).not.toHaveFocus();

    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await expect(drawer).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesTheDrawerByItsBackdropByALinkAndByTheBrowser: Story = {
  ...Phone,
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      return canvas.getByRole<HTMLDialogElement>('dialog');
    };
    const closes: [how: string, close: (drawer: HTMLDialogElement) => unknown][] = [
      ['a press on the backdrop', (drawer) => userEvent.click(drawer)],
      ['a link', (drawer) => userEvent.click(within(drawer).getByRole('link', { name: 'Analytics' }))],
      ['the browser, on Escape or a back gesture', (drawer) => drawer.close()],
    ];

    for (const [how, close] of closes) {
      await step(how, async () => {
        const drawer = await open();
        await close(drawer);
        await waitFor(() => expect(drawer).not.toBeInTheDocument());
      });
    }
  },
};

export const ScrollsBackToTheTopAndTakesFocusAlong: Story = {
  ...Pinned,
  tags: ['SHL-15', 'SPEC-2.2-a'],
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, 300);
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    scrollTo(0, 301);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    // Cards begin behind the gutter, and their amounts behind their padding.
    await expect(document.documentElement.clientWidth - button.getBoundingClientRect().left).toBeLessThanOrEqual(48);
    await userEvent.click(button);

    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(scrollY).toBe(0));
  },
};

export const PrintsThePageWithoutWhatIsAroundIt: Story = {
  args: {
    navbarEnd: <button type="button">Theme</button>,
    footer: <Footer year={2026} productHref="/" />,
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const around = [
      canvas.getByRole('dialog', { name: 'Menu' }),
      canvas.getByRole('banner', { hidden: true }),
      canvas.getByRole('contentinfo', { hidden: true }),
    ];
    await onPaper(async () => {
      await expect(around.filter((each) => each.checkVisibility())).toEqual([]);
      await expect(canvas.getByRole('heading', { name: 'Sales' })).toBeVisible();
    });
  },
};

const longMenu = Array.from({ length: 40 }, (_, index) => ({
  id: `gate-${index}`,
  label: `Gate ${index}`,
  href: `/gates/${index}`,
}));

export const SetsTheMenuHeaderOffFromItemsScrolledUnderIt: Story = {
  args: { menu: [{ id: 'gates', items: longMenu }] },
  tags: ['SHL-04'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('link', { name: 'Embarque, home' }).parentElement;
    await expect(header).not.toHaveAttribute('data-scrolled');
    canvas.getByRole('link', { name: 'Gate 39' }).scrollIntoView();

    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
  },
};
