import { Button } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { codeAsWritten, storyOf } from '#storybook/feature/story.ts';
import { salesAreShown, wholeApp } from '../../app/app.testing.tsx';
import {
  type AppArrangement,
  LayoutProvider,
  useLayout,
  useLayoutOverride,
} from '../../preferences/LayoutProvider.tsx';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { StorageProvider } from '../../storage/StorageProvider.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof storyOf>[0];

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
const goTo = async (context: Context, path: string) => storyOf(context).router.navigate(path);

/** The page with its message above the cards of the dashboard. */
async function pageIsShown(name: string, message: string) {
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await expect(document.title).toBe(`${name} · Embarque`);
  await expect(screen.getByText(message)).toBeVisible();
  await expect(await screen.findByRole('table', { name: 'Sales by company' })).toBeVisible();
  await expect(await screen.findByText(/^of this year's target of \d/)).toBeVisible();
}

export const CollapsedMenu: Story = {
  tags: ['W-LAY-01'],
  parameters: { route: '/page-layout/collapse-menu' },
  play: async (context) => {
    const { step, userEvent } = context;
    const stored = storyOf(context).stored()['menuCollapsed'];
    await pageIsShown('Collapsed menu', 'More room for the content');
    await waitFor(() => expect(menu()).toHaveAttribute('data-state', 'collapsed'));

    await step('is as before on the other pages, and nothing of it is kept', async () => {
      await goTo(context, '/sales');
      await salesAreShown();
      await expect(menu()).toHaveAttribute('data-state', 'pinned');
      await expect(storyOf(context).stored()['menuCollapsed']).toBe(stored);
    });
    await step('the person can open it', async () => {
      await goTo(context, '/page-layout/collapse-menu');
      await pageIsShown('Collapsed menu', 'More room for the content');
      await userEvent.hover(required(menu(), 'main menu'));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep the menu open' }));
      await waitFor(() => expect(menu()).toHaveAttribute('data-state', 'pinned'));
    });
  },
};

export const Boxed: Story = {
  tags: ['W-LAY-02'],
  parameters: { route: '/page-layout/layout-boxed' },
  play: async () => {
    await pageIsShown('Boxed layout', 'Limited width');
    await expect(screen.getByRole('main').parentElement).toHaveAttribute('data-width', 'boxed');
    await expect(menu()).toHaveAttribute('data-state', 'pinned');
  },
};

export const WithoutMenu: Story = {
  tags: ['W-LAY-03'],
  parameters: { route: '/page-layout/without-menu' },
  play: async (context) => {
    const { userEvent } = context;
    await pageIsShown('Without menu', 'Full width');
    await expect(menu()).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await salesAreShown();
    await expect(menu()).toBeVisible();
  },
};

const BOXED: Partial<AppArrangement> = { contentWidth: 'boxed', isMenuCollapsed: true };

function BoxedPage() {
  useLayoutOverride(BOXED);
  return null;
}

/** Shows the layout with the controls that change it. */
function LayoutControls() {
  const { layout, arrange } = useLayout();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && <BoxedPage />}
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Open'}</Button>
      <Button onClick={() => arrange({ contentWidth: 'full' })}>Full</Button>
      <Button onClick={() => arrange({ isMenuCollapsed: false })}>Pin</Button>
      <output>{`${layout.contentWidth ?? 'usual'}, ${layout.isMenuCollapsed ? 'collapsed' : 'pinned'}`}</output>
    </>
  );
}

export const AChoiceMadeMeanwhileComesFirst: Story = {
  parameters: { docs: codeAsWritten },
  render: (_, context) => (
    <StorageProvider area={storyOf(context).storage}>
      <PreferencesProvider>
        <LayoutProvider>
          <LayoutControls />
        </LayoutProvider>
      </PreferencesProvider>
    </StorageProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const says = async (name: string, stands: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('status')).toHaveTextContent(stands);
    };
    await says('Full', 'full, pinned');
    await says('Open', 'boxed, collapsed');
    await says('Leave', 'full, pinned');
    await says('Open', 'boxed, collapsed');
    await says('Full', 'full, collapsed');
    await says('Pin', 'full, pinned');
    await says('Leave', 'full, pinned');
  },
};

export const EmptyLayout: Story = {
  tags: ['W-LAY-04'],
  parameters: { route: '/page-layout/layout-empty' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Empty layout' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Page layouts');
    await expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await expect(screen.getByText('Starter page')).toBeVisible();
  },
};

export const BlankLayout: Story = {
  tags: ['W-LAY-05'],
  parameters: { route: '/page-layout/layout-blank' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Blank layout' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Go to home page' }));
    await expect(await screen.findByRole('table', { name: 'Sales' })).toBeVisible();
  },
};
