import { Button } from '@embarque/design-system';
import type { BlogEditAnswer } from '@embarque/mocks/blog/contract';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, type UserEventObject } from 'storybook/test';
import { inTests } from '#storybook/testing/in-tests.ts';
import { demoApi } from '../../../http/http.ts';
import { BlogEditPage } from './BlogEditPage.tsx';

/** The page at the address; the button does what a reload does. */
export function PostPages() {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <BlogEditPage key={loads} />
      <Button onClick={() => setLoads(loads + 1)}>Reload</Button>
    </>
  );
}

/** The draft of the sample. Storybook reads tags from the story file only. */
export const postPage = {
  component: PostPages,
  parameters: { route: '/pages/blog/edit/40' },
  globals: { clock: 'leapDay' },
  loaders: [
    ...inTests(() => import('@embarque/design-system/editor')),
    ...inTests(() => import('./form/ConflictDialog.tsx')),
    ...inTests(() => import('./form/Revisions.tsx')),
  ],
} satisfies Meta<typeof PostPages>;

export const button = (name: string) => screen.getByRole('button', { name });

export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** The editor, once it is loaded with its text. */
export const loaded = () => screen.findByRole('textbox', { name: 'Content' });

/** Types as a person does: the stand-in for typing loses spaces in a text that is edited in place. */
export async function write(userEvent: UserEventObject, text: string) {
  await userEvent.click(await loaded());
  await userEvent.keyboard('{Control>}a{/Control}');
  document.execCommand('insertText', false, text);
}

export async function retype(userEvent: UserEventObject, name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

/** A post as the server has it. */
export const onServer = (id: number) =>
  demoApi.get('/blog/list/data/edit', { params: { id } }) as Promise<BlogEditAnswer>;
