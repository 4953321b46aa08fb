import type { Meta } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { codeAsWritten, storyOf } from '#storybook/feature/story.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

/** The whole app, at the address of `parameters.route`. */
export const wholeApp = {
  parameters: { layout: 'fullscreen', routes, route: '/sales', docs: codeAsWritten },
  render: (_, context) => {
    const { router, session, api, appState, storage } = storyOf(context);
    return <App {...{ router, session, api, appState, storage }} />;
  },
} satisfies Meta;

export const button = (name: string) => screen.getByRole('button', { name });
export const link = (name: string) => screen.getByRole('link', { name });
export const mainMenu = () => within(screen.getByRole('navigation', { name: say('Main menu') }));
export const field = (name: string) => screen.getByRole('textbox', { name });

export async function salesAreShown() {
  await expect(await screen.findByRole('table', { name: say('Sales') })).toBeVisible();
}

export async function nothingButSignInIsShown() {
  await waitFor(() => expect(screen.getByRole('heading', { name: say('Sign in') })).toBeVisible());
  await expect(screen.queryByRole('table')).toBeNull();
}

export async function signIn(userEvent: UserEventObject) {
  await userEvent.type(field(say('Email')), 'admin@demo.com');
  await userEvent.type(screen.getByLabelText(say('Password'), { selector: 'input' }), 'admin{Enter}');
}

export async function chooseInUserMenu(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Marina Duarte/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
