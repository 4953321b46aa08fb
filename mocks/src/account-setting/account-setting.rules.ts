import { decline } from '../lib/http/answers.ts';
import { avatarOf, reader } from '../lib/sample/people.ts';
import { givePicture } from '../pictures/pictures.given.ts';
import type { ConnectionChange, SectionSave } from './account-setting.contract.ts';
import { store } from './account-setting.store.ts';

/** Saves one section as a whole, and nothing else. */
export function save({ section, values }: SectionSave): void {
  const { data } = store;
  switch (section) {
    case 'general': {
      const { avatar, username, company, ...profile } = values;
      if (username === 'caio.brandao') throw decline(409, 'username: This username is taken');
      const fullName = `${profile.firstName} ${profile.lastName}`.trim();
      data.general = { ...data.general, avatar, username, company, fullName };
      data.profile = profile;
      givePicture(avatarOf(reader), avatar);
      break;
    }
    case 'socialLinks':
      data.social = { ...data.social, socialLinks: values };
      break;
    default:
      Object.assign(data, { [section]: values });
  }
}

const account = 'marina.duarte';

/** Connects an account elsewhere, or disconnects it. */
export function connect({ kind, id, isConnected }: ConnectionChange): void {
  const { services, socialAccounts, social } = store.data;
  const known = { service: services, social: socialAccounts, profile: social.connections }[kind];
  if (!Object.hasOwn(known, id)) throw decline(404, 'There is no such account');
  if (kind === 'profile' && !isConnected && isOnlySignIn(id)) throw decline(409, 'This is the only way to sign in');
  const value = {
    service: isConnected,
    social: isConnected ? account : '',
    profile: isConnected ? { profileImg: avatarOf(reader), id: account } : { profileImg: '', id: '' },
  }[kind];
  Object.assign(known, { [id]: value });
}

/** Whether a connected profile is all that signs the person in. */
function isOnlySignIn(id: string): boolean {
  const { hasPassword, social } = store.data;
  const connected = Object.entries(social.connections).filter(([, { id: account }]) => account !== '');
  return !hasPassword && connected.length === 1 && connected[0]?.[0] === id;
}
