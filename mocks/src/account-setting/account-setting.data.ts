import { now } from '../lib/time/clock.ts';
import { avatarOf, emailOf, reader } from '../lib/sample/people.ts';
import type { AccountSettingAnswer } from './account-setting.contract.ts';

const yearsOld = 38;

/** The reader's settings. Two of the accounts elsewhere are connected. */
export function accountSettingSample(): AccountSettingAnswer {
  return {
    general: {
      avatar: avatarOf(reader),
      username: 'marina.duarte',
      fullName: reader,
      email: emailOf(reader),
      company: 'Embarque',
    },
    info: {
      bio: 'Leads the travel desk. Began at the claims counter of an airport and still packs in ten minutes.',
      dob: `${new Date(now()).getFullYear() - yearsOld}-01-10`,
      country: 'Brazil',
      website: 'https://marina-duarte.example',
      phone: '+55 11 5550 0142',
    },
    social: {
      socialLinks: {
        twitter: 'https://short-notes.example/marina.duarte',
        facebook: '',
        google: '',
        linkedIn: 'https://colleagues.example/marina-duarte',
        instagram: '',
        quora: '',
      },
      connections: {
        twitter: { profileImg: avatarOf(reader), id: 'marina.duarte' },
        google: { profileImg: avatarOf(reader), id: 'desk.marina' },
        facebook: { profileImg: '', id: '' },
        github: { profileImg: '', id: '' },
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: false,
      blogDigest: true,
    },
  };
}
