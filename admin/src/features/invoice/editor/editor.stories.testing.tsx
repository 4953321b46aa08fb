import { Button } from '@embarque/design-system';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { screen, type UserEventObject } from 'storybook/test';
import { inTests } from '#storybook/testing/in-tests.ts';
import { paths } from '../../../paths.ts';
import { InvoiceAddPage } from './InvoiceAddPage.tsx';
import { InvoiceEditPage } from './InvoiceEditPage.tsx';

/** The page at the address, as the routes of the app choose it; the button does what a reload does. */
export function EditorPages() {
  const [loads, setLoads] = useState(0);
  const isNew = useMatch(paths.invoiceAdd) !== null;
  const isEdited = useMatch(`${paths.invoiceEdit}/*`) !== null;
  return (
    <>
      {isNew && <InvoiceAddPage key={loads} />}
      {isEdited && <InvoiceEditPage key={loads} />}
      <Button onClick={() => setLoads(loads + 1)}>Reload</Button>
    </>
  );
}

/** The first invoice, to be edited. Storybook reads tags from the story file only. */
export const editorPage = {
  component: EditorPages,
  parameters: { route: '/apps/invoice/edit/4987' },
  loaders: [...inTests(() => import('./form/ClientPanel.tsx')), ...inTests(() => import('./actions/PreviewPanel.tsx'))],
} satisfies Meta<typeof EditorPages>;

export const newInvoice = { route: paths.invoiceAdd };

export const button = (name: string) => screen.getByRole('button', { name });

// An open list of items hides the rest of the page from screen readers.
export const field = (name: string, index = 0) => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', { name, hidden: true })[index];
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
export const items = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Item', hidden: true });
export const sum = (term: string) => screen.getByText(term, { selector: 'dt:not([inert] *)' }).nextElementSibling;

/** The editor, once it is loaded. */
export const loaded = () => screen.findByRole('list', { name: 'Items of the invoice' });

export async function retype(userEvent: UserEventObject, name: string, text: string, index = 0) {
  await userEvent.clear(field(name, index));
  await userEvent.type(field(name, index), text);
}
