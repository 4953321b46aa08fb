import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { decline } from '../lib/http/answers.ts';
import { minutesAgo } from '../lib/time/days.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { AccountSettingAnswer } from './account-setting.contract.ts';
import { accountSettingSample } from './account-setting.data.ts';
import { inFuture, settingsNow } from './account-setting.store.ts';

const data = '/account-setting/data';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const accountSettingScenarios = {
  /** A person who filled in only the required fields, and wants no notifications. */
  empty: http.get(data, () => answer(onlyRequired(accountSettingSample()))),
  /** The settings never arrive. */
  stillLoading: http.get(data, stillWaiting),
  /** The settings arrive after two seconds. */
  slow: http.get(data, slowly),
  /** The person may not see the settings. */
  refused: http.get(data, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(data, unauthorised),
  /** The settings fail inside the server. */
  failed: http.get(data, failed),
  /** A section is not saved. */
  saveRefused: http.post('/account-setting/save', refused),
  /** No code is ever right. */
  codeRefused: http.post('/account-setting/two-step/prove', () => decline(422, 'code: This code is not right')),
  /** Whether a proof is still enough is never answered. */
  stillProving: http.post('/account-setting/proof', stillWaiting),
  /** Two-step verification has been on for a while. */
  twoStepOn: http.get(data, () =>
    answer({ ...settingsNow(), twoStep: { isOn: true, way: 'app', phoneEnd: '', recoveryCodesLeft: 8 } }),
  ),
  /** Two-step verification is to be turned off, and that is never answered. */
  stillTurningOff: http.post('/account-setting/two-step/off', stillWaiting),
  /** The end of the account is sent, and never answered. */
  stillDeleting: http.post('/account-setting/delete', stillWaiting),
  /** The account goes in two weeks. */
  leaving: http.get(data, () => answer({ ...settingsNow(), deletesAt: inFuture(1_209_600_000) })),
  /** The person is the only owner of a space. */
  onlyOwner: http.get(data, () => answer({ ...settingsNow(), ownedAlone: ['Claims desk', 'Partners'] })),
  /** The person signs in with one connected profile alone. */
  noPassword: http.get(data, () => answer(signedInBy(settingsNow(), 'google'))),
  /** A new email address waits for its owner. */
  emailPending: http.get(data, () =>
    answer({
      ...settingsNow(),
      pendingEmail: { email: 'marina@example.com', sentAt: minutesAgo(5), expiresAt: inFuture(86_000_000) },
    }),
  ),
  /** Zone, currency, language and country that the forms do not offer. */
  otherChoices: http.get(data, () => {
    const { profile, ...rest } = settingsNow();
    const others = { timeZone: 'Mars/Olympus', currency: 'BRL', language: 'it', country: 'PT' };
    return answer({ ...rest, profile: { ...profile, ...others } });
  }),
  /** Names and texts far longer than any field. */
  veryLongTexts: http.get(data, () => answer(longer(accountSettingSample()))),
};

function onlyRequired({ general, info, social, notification, ...rest }: AccountSettingAnswer): AccountSettingAnswer {
  const nothing = { profileImg: '', id: '' };
  return {
    ...rest,
    cards: [],
    invoices: [],
    matrix: { ...rest.matrix, channels: { newForYou: [], accountActivity: [], newBrowser: [], newDevice: [] } },
    general: { ...general, avatar: null },
    info: { ...info, bio: '', website: '', phone: '' },
    social: { socialLinks: all(social.socialLinks, ''), connections: all(social.connections, nothing) },
    notification: all(notification, false),
  };
}

function longer({ general, info, social, notification, ...rest }: AccountSettingAnswer): AccountSettingAnswer {
  return {
    ...rest,
    general: {
      ...general,
      username: `${general.username}.who.chose.a.name.longer.than.any.field.could.ever.show`,
      fullName: longText(general.fullName),
      email: `a.mailbox.name.that.somebody.chose.long.ago.${general.email}`,
      company: longText(general.company),
    },
    info: { ...info, bio: longText(info.bio).repeat(5) },
    social,
    notification,
  };
}

function signedInBy(settings: AccountSettingAnswer, profile: 'google'): AccountSettingAnswer {
  const connections = all(settings.social.connections, { profileImg: '', id: '' });
  const connected = { ...connections, [profile]: { profileImg: '', id: 'marina.duarte' } };
  return { ...settings, hasPassword: false, social: { ...settings.social, connections: connected } };
}

/** The same value for each field. */
function all<Field extends string, Value>(fields: Record<Field, unknown>, value: Value): Record<Field, Value> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, value])) as Record<Field, Value>;
}

function answer(settings: AccountSettingAnswer): Response {
  return HttpResponse.json<AccountSettingAnswer>(settings);
}
