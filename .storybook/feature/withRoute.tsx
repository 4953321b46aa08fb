import type { Decorator } from '@storybook/react-vite';
import { type ComponentProps, type ComponentType, createContext, createElement, useContext } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { LoaderFunction } from 'storybook/internal/types';
import { keptWhileShown } from './kept-while-shown.ts';

export type Router = ComponentProps<typeof RouterProvider>['router'];

const StoryContext = createContext<ComponentType>(() => null);

/** Any address shows the story itself. */
const storyEverywhere: RouteObject[] = [{ path: '*', Component: StoryHere }];

/**
 * Gives each story of a feature a router at the address that `parameters.route` names, over `parameters.routes` when the
 * story brings its own. Play functions find it by `storyOf`.
 */
export const routeOfFeature: LoaderFunction = keptWhileShown(({ parameters }) => {
  const { route = '/', routes = storyEverywhere } = parameters;
  return { router: createMemoryRouter(routes, { initialEntries: [route] }) };
});

/** Puts a feature's story at its address. A story with routes of its own shows the router by itself. */
export const withRoute: Decorator = (Story, { loaded, parameters }) => {
  const router = loaded['router'] as Router | undefined;
  if (!router || parameters['routes']) return <Story />;
  return (
    <StoryContext value={Story}>
      <RouterProvider router={router} />
    </StoryContext>
  );
};

function StoryHere() {
  return createElement(useContext(StoryContext));
}
