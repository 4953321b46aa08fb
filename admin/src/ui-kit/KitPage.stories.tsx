import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import axe from 'axe-core';
import { storyOf } from '#storybook/feature/story.ts';
import { wholeApp } from '../app/app.testing.tsx';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
  parameters: { ...wholeApp.parameters, route: '/components/badges' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const example = (name: string) => screen.findByRole('region', { name });
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const Default: Story = {
  tags: ['SHL-16'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Badges' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Components',
      'Badges',
    ]);
    await expect(await screen.findByRole('link', { name: 'Badges' })).toHaveAttribute('aria-current', 'page');
    await expect(within(await example('Glow')).getAllByText(/./).length).toBeGreaterThan(3);
    await expect(document.title).toBe('Badges · Embarque');
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    const apps = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(apps).toEqual(['Todo', 'Chat', 'Email', 'Calendar', 'Kanban', 'Shop']);
    await userEvent.keyboard('{Escape}');
  },
};

export const ShowsTheCodeThatOneWouldCopy: Story = {
  play: async ({ userEvent }) => {
    const glow = await example('Glow');
    const card = within(glow);
    await userEvent.click(card.getByRole('button', { name: 'Show code' }));

    await waitFor(() => expect(glow.querySelector('pre')).toBeVisible());
    await expect(glow.querySelector('pre')).toHaveTextContent(/from '@embarque\/design-system';.*export const Glow =/);
    await userEvent.click(card.getByRole('button', { name: 'Hide code' }));
    await waitFor(() => expect(glow.querySelector('pre')).toBeNull());
  },
};

export const SearchNarrowsTheExamplesAndTheAddress: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search examples' }), 'icon');
    const { router } = storyOf(context);
    await waitFor(() => expect(router.state.location.search).toBe('?q=icon'));
    await waitFor(() => expect(titles()).toEqual(['With icon']));

    await userEvent.type(screen.getByRole('searchbox'), ' zeppelin');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all examples' }));
    await waitFor(() => expect(titles()).toContain('Glow'));
    await expect(router.state.location.search).toBe('');
  },
};

export const OpensAtTheExampleThatTheAddressNames: Story = {
  parameters: { route: '/components/badges' },
  play: async (context) => {
    await example('Glow');
    await storyOf(context).router.navigate('/components/avatar#sizes');

    const sizes = await example('Sizes');
    await waitFor(() => expect(sizes).toHaveFocus());
    await waitFor(() => expect(sizes.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
  },
};

export const ExamplesOfOneCardStandBesideEachOther: Story = {
  parameters: { route: '/cards/advance' },
  play: async () => {
    const placeOf = async (name: string) => (await example(name)).getBoundingClientRect();
    const [banner, tasks, money] = [
      await placeOf('Congratulations'),
      await placeOf('Employee tasks'),
      await placeOf('Money in and out'),
    ];
    await expect(money.top).toBe(tasks.top);
    await expect(money.left).toBeGreaterThan(tasks.right);
    await expect(banner.width).toBeGreaterThan(tasks.width + money.width);
  },
};

export const ThereIsNoSuchPage: Story = {
  parameters: { route: '/components/zeppelins' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'No departure from this gate' })).toBeVisible();
  },
};

const landmarksAreUnique = (route: string): Story => ({
  parameters: { route },
  play: async () => {
    const allExamples = () => {
      const main = within(screen.getByRole('main'));
      const count = Number.parseInt(main.getByText(/^\d+ examples?, with/).textContent, 10);
      return expect(main.getAllByRole('button', { name: 'Show code' })).toHaveLength(count);
    };
    await waitFor(allExamples, { timeout: 10_000 });
    const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique'] });
    await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  },
});

export const NoTwoSwipersShareAName: Story = landmarksAreUnique('/extensions/swiper');
export const NoTwoWizardsShareAName: Story = landmarksAreUnique('/forms/wizard');
