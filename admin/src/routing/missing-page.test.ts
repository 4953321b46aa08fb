import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lazily, MissingPage } from './missing-page.ts';

const Page = () => null;

/** A page whose code cannot be fetched until the network is back, and how often it was asked for. */
function openOffline() {
  const network = { isBack: false, calls: 0 };
  const load = async () => {
    network.calls += 1;
    if (!network.isBack) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  };
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { id: 'far', path: '/far', lazy: lazily(load) },
  ]);
  return { network, router };
}

it('a page that could not be fetched is asked for again each time, and once when it is there', async () => {
  const { network, router } = openOffline();

  await router.navigate('/far');
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(MissingPage)]);
  await router.navigate('/');
  await router.navigate('/far');
  expect(router.state.errors).not.toBeNull();

  network.isBack = true;
  await router.revalidate();
  expect({ errors: router.state.errors, data: router.state.loaderData }).toEqual({
    errors: null,
    data: { far: { Page } },
  });

  const { calls } = network;
  await router.navigate('/far?page=2');
  expect(network.calls).toBe(calls);
});
