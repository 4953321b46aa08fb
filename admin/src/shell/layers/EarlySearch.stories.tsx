import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { wholeApp } from '../../app/app.testing.tsx';
import { EarlySearch, useEarlySearch } from './EarlySearch.tsx';

function FrameWithSearch() {
  const [isOpen, setOpen] = useState(false);
  useEarlySearch(() => setOpen(true));
  return <p>{isOpen ? 'The search is open' : 'The search is closed'}</p>;
}

let letFrameLoad: () => void = () => {};

const routes: RouteObject[] = [
  {
    element: (
      <>
        <EarlySearch />
        <Outlet />
      </>
    ),
    children: [
      { path: '/before', element: <p>Nothing yet</p> },
      {
        path: '/frame',
        loader: () => new Promise((resolve) => void (letFrameLoad = () => resolve(null))),
        Component: FrameWithSearch,
      },
    ],
  },
];

const meta = {
  ...wholeApp,
  title: 'shell/EarlySearch',
  tags: ['!autodocs'],
  parameters: { ...wholeApp.parameters, routes, route: '/before' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins to load the frame, until the page knows of it. */
async function openFrame(context: Parameters<NonNullable<Story['play']>>[0]) {
  const { router } = storyOf(context);
  await screen.findByText('Nothing yet');
  void router.navigate('/frame');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
}

export const OpensTheSearchOnceTheFrameIsThere: Story = {
  tags: ['SHL-10'],
  play: async (context) => {
    await openFrame(context);
    const shortcut = () => new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    await waitFor(() => expect(document.body.dispatchEvent(shortcut())).toBe(false));
    letFrameLoad();
    await expect(await screen.findByText('The search is open')).toBeVisible();
  },
};

export const LeavesItClosedForThoseWhoDidNotAsk: Story = {
  tags: ['SHL-10'],
  play: async (context) => {
    await openFrame(context);
    letFrameLoad();
    await expect(await screen.findByText('The search is closed')).toBeVisible();
  },
};
