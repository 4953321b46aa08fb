import { HttpResponse, http } from 'msw/http';
import { decline, readId } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { Email, EmailAnswer, EmailsAnswer } from './email.contract.ts';
import { emailsSample } from './email.data.ts';
import { countEmails, listEmails, openEmail, readList } from './email.rules.ts';

const list = '/apps/email/emails';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const emailScenarios = {
  /** No folder holds a mail. */
  empty: http.get(
    list,
    listOf(() => []),
  ),
  /** The list never arrives. */
  stillLoading: http.get(list, stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get(list, slowly),
  /** The person may not see this mailbox. */
  refused: http.get(list, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(list, unauthorised),
  /** The list fails inside the server. */
  failed: http.get(list, failed),
  /** Names and subjects far longer than any row. */
  veryLongTexts: http.get(
    list,
    listOf(() => emailsSample().map(longTextEmail)),
  ),
  /** Ten thousand mails, over three thousand of them in the inbox. */
  thousandsOfRows: http.get(
    list,
    listOf(() => emailsSample(10_000)),
  ),
  /** The mail that is opened asks another server for a picture, which tells that server who reads it. */
  trackingPicture: http.get('/apps/email/get-email', async ({ request }) => {
    const id = await readId(request);
    const emails = emailsSample().map((email) => ({ ...email, message: TRACKED }));
    const email = emails.find((each) => String(each.id) === id);
    return email
      ? HttpResponse.json<EmailAnswer>({ email: openEmail(email, emails) })
      : decline(404, `There is no mail ${id}`);
  }),
  /** A mail never opens. */
  openStillLoading: http.get('/apps/email/get-email', stillWaiting),
  /** A mail cannot be opened: somebody removed it meanwhile. */
  openTooLate: http.get('/apps/email/get-email', () => decline(404, 'There is no such mail')),
  /** Opening a mail fails inside the server. */
  openFailed: http.get('/apps/email/get-email', failed),
  /** Flags and folders cannot be changed. */
  updateFailed: http.post('/apps/email/update-emails', failed),
  /** A change of flags or folder is pending and stays so. */
  updateStillSaving: http.post('/apps/email/update-emails', stillWaiting),
  /** Labels cannot be changed. */
  labelFailed: http.post('/apps/email/update-emails-label', failed),
};

const TRACKED = '<p>The picture below tells who reads this.</p><img src="https://pictures.example/pixel.gif" alt="">';

/** Answers with what matches among some mails. */
function listOf(makeEmails: () => Email[]) {
  return ({ request }: { request: Request }) => {
    const emails = makeEmails();
    return HttpResponse.json<EmailsAnswer>({
      emails: listEmails(emails, readList(new URL(request.url).searchParams, 'inbox')),
      emailsMeta: countEmails(emails),
    });
  };
}

function longTextEmail(email: Email): Email {
  return { ...email, subject: longText(email.subject), from: { ...email.from, name: longText(email.from.name) } };
}
