import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Puts a feature's story at the address that `parameters.route` names. */
export const withRoute: Decorator = (Story, { title, parameters }) => {
  if (title.startsWith('Design system/') || parameters['route'] === null) return <Story />;
  return <AtRoute route={parameters['route'] ?? '/'} Story={Story} />;
};

function AtRoute({ route, Story }: { route: string; Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }], { initialEntries: [route] }));
  return <RouterProvider router={router} />;
}
