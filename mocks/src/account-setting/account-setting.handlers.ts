import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { wordy } from '../lib/sample/wordy.ts';
import type { AccountSettingAnswer } from './account-setting.contract.ts';
import { accountSettingSample } from './account-setting.data.ts';

const store = sampleStore(accountSettingSample);

const data = '/account-setting/data';

export const accountSettingHandlers = [http.get(data, () => answer(store.data))];

function answer(settings: AccountSettingAnswer): Response {
  return HttpResponse.json<AccountSettingAnswer>(settings);
}

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
  /** Names and texts far longer than any field. */
  veryLongTexts: http.get(data, () => answer(longer(accountSettingSample()))),
};

function onlyRequired({ general, info, social, notification }: AccountSettingAnswer): AccountSettingAnswer {
  const nothing = { profileImg: '', id: '' };
  return {
    general: { ...general, avatar: null },
    info: { ...info, bio: '', website: '', phone: '' },
    social: { socialLinks: all(social.socialLinks, ''), connections: all(social.connections, nothing) },
    notification: all(notification, false),
  };
}

function longer({ general, info, social, notification }: AccountSettingAnswer): AccountSettingAnswer {
  return {
    general: {
      ...general,
      username: `${general.username}.who.chose.a.name.longer.than.any.field.could.ever.show`,
      fullName: wordy(general.fullName),
      email: `a.mailbox.name.that.somebody.chose.long.ago.${general.email}`,
      company: wordy(general.company),
    },
    info: { ...info, bio: wordy(info.bio).repeat(5) },
    social,
    notification,
  };
}

/** The same value for each field. */
function all<Field extends string, Value>(fields: Record<Field, unknown>, value: Value): Record<Field, Value> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, value])) as Record<Field, Value>;
}
