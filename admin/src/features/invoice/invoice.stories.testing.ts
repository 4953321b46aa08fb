import type { InvoiceAnswer, InvoicesAnswer } from '@embarque/mocks/invoice/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { TextMatch } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { demoApi } from '../../http/http.ts';

export function addressOf(context: Pick<StoryContext, 'loaded'>): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return decodeURIComponent(pathname + search);
}

/** How long to wait for code that loads when it is needed, such as that of menus and of PDF files. */
export const CODE_LOADS = { timeout: 15_000 };

/** The invoice as the server has it now. */
export const invoiceOnServer = async (id: number) =>
  (await demoApi.get(`/api/invoice/invoices/${id}`)) as InvoiceAnswer;

/** All invoices that the server has now. */
export const invoicesOnServer = async () => (await demoApi.get('/apps/invoice/invoices')) as InvoicesAnswer;

/** The numbers of the invoices whose client fits, the newest first. */
export async function numbersOfClients(pattern: RegExp): Promise<number[]> {
  const { allData } = await invoicesOnServer();
  return allData
    .filter(({ client: { name, company, companyEmail } }) => pattern.test(`${name} ${company} ${companyEmail}`))
    .map(({ id }) => id)
    .toSorted((one, other) => other - one);
}

/** The numbers in the list, from the top. */
const numbersInList = () =>
  screen.getAllByRole('link', { name: /^#\d+$/ }).map(({ textContent }) => Number(textContent?.slice(1)));

export const showsNumbers = (numbers: number[]) => waitFor(() => expect(numbersInList()).toEqual(numbers));

export const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

export async function chooseInMenu(userEvent: UserEventObject, button: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, CODE_LOADS));
}

export const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

/** Presses a button of the toast with this message. */
export async function pressInToast(userEvent: UserEventObject, message: TextMatch, button: string) {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`“${String(message)}” is in no toast.`);
  await userEvent.click(within(toast).getByRole('button', { name: button }));
}
