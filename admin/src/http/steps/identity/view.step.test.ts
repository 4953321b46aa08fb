import { expect, it } from 'vitest';
import { HttpError } from '../../http.error.ts';
import { anEnd, aRequest } from '../step.testing.ts';
import { nameView, refuseChanges } from './view.step.ts';

const viewing = () => 'view-7';
const asThemselves = () => null;
const change = aRequest({ method: 'POST' });

it('a change during a view is refused before it is sent', async () => {
  const { sent, next } = anEnd();

  await expect(refuseChanges(viewing)(change, next)).rejects.toMatchObject({ kind: 'view only', path: 'faq/data' });
  expect(sent).toEqual([]);
});

it.each([
  ['reading during a view', viewing, aRequest()],
  ['signing out during a view', viewing, aRequest({ method: 'POST', isAuth: true })],
  ['a change without a view', asThemselves, change],
])('%s is sent', async (_, view, request) => {
  const { sent, next } = anEnd();

  await refuseChanges(view)(request, next);

  expect(sent).toEqual([request]);
});

it('a change that the server refuses for a view is told apart from other refusals', async () => {
  const refusal = (kind: string) =>
    new HttpError('status', 'faq/data', { status: 403, data: { explanation: { kind } } });
  const send = (kind: string) => refuseChanges(asThemselves)(change, anEnd(refusal(kind)).next);

  await expect(send('view as')).rejects.toMatchObject({ kind: 'view only', status: 403 });
  await expect(send('role')).rejects.toMatchObject({ kind: 'status', status: 403 });
});

it('a request names the view, unless it signs in or out', async () => {
  const { sent, next } = anEnd();

  await nameView(viewing)(aRequest(), next);
  await nameView(viewing)(aRequest({ isAuth: true }), next);
  await nameView(asThemselves)(aRequest(), next);

  expect(sent.map(({ headers }) => headers)).toEqual([{ 'x-view': 'view-7' }, {}, {}]);
});
