import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { emailOf, reader } from '../lib/sample/people.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { Email, EmailAnswer, EmailsAnswer, UpdateEmailsAnswer } from './email.contract.ts';
import { emailsSample } from './email.data.ts';
import {
  changeEmail,
  countEmails,
  listEmails,
  neighbourOf,
  openEmail,
  readDirection,
  readList,
  toggleLabel,
} from './email.rules.ts';
import { deleteEmailsSchema, updateEmailsSchema, updateLabelSchema } from './email.schema.ts';

const store = sampleStore(() => ({ emails: emailsSample() }), { keptAs: 'email' });

export const emailHandlers = [
  http.get('/apps/email/emails', ({ request }) => {
    const list = readList(new URL(request.url).searchParams, 'inbox');
    return HttpResponse.json<EmailsAnswer>({
      emails: listEmails(store.data.emails, list),
      emailsMeta: countEmails(store.data.emails),
      ownAddresses: [emailOf(reader)],
    });
  }),

  http.post('/apps/email/update-emails', async ({ request }) => {
    const { emailIds, dataToUpdate } = await readBody(request, updateEmailsSchema);
    return update(emailIds, (email) => changeEmail(email, dataToUpdate));
  }),

  http.post(
    '/apps/email/update-emails-label',
    once(async ({ request }) => {
      const { emailIds, label } = await readBody(request, updateLabelSchema);
      return update(emailIds, (email) => toggleLabel(email, label));
    }),
  ),

  http.post('/apps/email/delete-emails', async ({ request }) => {
    const { emailIds } = await readBody(request, deleteEmailsSchema);
    const gone = new Set(emailIds);
    store.data.emails = store.data.emails.filter(({ id }) => !gone.has(id));
    return HttpResponse.json<UpdateEmailsAnswer>({ emailsMeta: countEmails(store.data.emails) });
  }),

  http.get('/apps/email/get-email', async ({ request }) => {
    const email = find(await readId(request));
    return HttpResponse.json<EmailAnswer>({ email: openEmail(email, listAround(email, request)) });
  }),

  http.get('/apps/email/paginate-email', async ({ request }) => {
    const direction = readDirection(new URL(request.url).searchParams);
    if (!direction) return decline(400, 'dir: Say previous or next');
    const email = find(await readId(request, 'emailId'));
    const list = listAround(email, request);
    const neighbour = neighbourOf(email, list, direction);
    if (!neighbour) return decline(404, `There is no ${direction} mail`);
    return HttpResponse.json<EmailAnswer>({ email: openEmail(neighbour, list) });
  }),
];

/** Changes all of the mails or, when one of them does not exist, none. */
function update(ids: readonly number[], change: (email: Email) => Email): Response {
  const wanted = new Set(ids);
  const known = new Set(store.data.emails.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) return noSuchEmail(missing);
  store.data.emails = store.data.emails.map((email) => (wanted.has(email.id) ? change(email) : email));
  return HttpResponse.json<UpdateEmailsAnswer>({ emailsMeta: countEmails(store.data.emails) });
}

function find(wanted: string): Email {
  const email = store.data.emails.find(({ id }) => String(id) === wanted);
  if (!email) throw noSuchEmail(wanted);
  return email;
}

function noSuchEmail(id: string | number): Response {
  return decline(404, `There is no mail ${id}`);
}

/** The list on which a mail was opened: the one that the address names, or else its own folder. */
function listAround({ folder }: Email, request: Request): Email[] {
  return listEmails(store.data.emails, readList(new URL(request.url).searchParams, folder));
}
