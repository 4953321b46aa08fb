import { dayFromToday, isoDay, minutesAgo, timeFromToday } from '../../lib/time/days.ts';
import { now } from '../../lib/time/clock.ts';
import type { ActivityLine, UserAccount, UserLanguage } from './account.contract.ts';
import type { User } from '../users.types.ts';

const languages: Readonly<Record<string, UserLanguage>> = {
  Argentina: 'Spanish',
  Brazil: 'Portuguese',
  Chile: 'Spanish',
  Colombia: 'Spanish',
  France: 'French',
  Germany: 'German',
  Peru: 'Spanish',
  Portugal: 'Portuguese',
  Spain: 'Spanish',
  Uruguay: 'Spanish',
};

/** Bills name a part of the kingdom. */
const billingCountryOf = ({ country }: User) => (country === 'United Kingdom' ? 'England' : country);

/** The account of a user at first, the same for everybody but for what follows from the user. */
export function accountSample(user: User): UserAccount {
  const [firstName = '', ...rest] = user.fullName.split(' ');
  const taxId = `Tax-${user.contact.replaceAll(/\D/g, '').slice(-4)}`;
  return {
    version: 1,
    tasksDone: 1230,
    projectsDone: 568,
    billingEmail: user.email,
    taxId,
    language: languages[user.country] ?? 'English',
    billingCountry: billingCountryOf(user),
    usesBillingAddress: true,
    suspension: null,
    invitation: user.status === 'pending' ? { sentAt: timeFromToday(-2, 9), expiresAt: timeFromToday(5, 9) } : null,
    plan: { name: 'standard', startedOn: dayFromToday(-4), days: 30 },
    projects: projects.map((project) => ({ ...project })),
    twoStepPhone: user.contact,
    twoStepApp: false,
    devices: [
      {
        id: 1,
        browser: 'Chrome on Windows',
        device: 'HP Spectre 360',
        location: 'Lisbon',
        lastActiveAt: minutesAgo(14),
      },
      {
        id: 2,
        browser: 'Chrome on iPhone',
        device: 'iPhone 17',
        location: 'São Paulo',
        lastActiveAt: minutesAgo(3 * 60),
      },
      {
        id: 3,
        browser: 'Chrome on Android',
        device: 'OnePlus 15',
        location: 'Madrid',
        lastActiveAt: timeFromToday(-2, 18, 40),
      },
      {
        id: 4,
        browser: 'Safari on macOS',
        device: 'MacBook Air',
        location: 'Porto',
        lastActiveAt: timeFromToday(-9, 11, 5),
      },
    ],
    cards: [
      { id: 1, brand: 'mastercard', last4: '9856', name: user.fullName, expiry: monthFromToday(14), isPrimary: true },
      { id: 2, brand: 'visa', last4: '5896', name: user.fullName, expiry: monthFromToday(27), isPrimary: false },
      { id: 3, brand: 'amex', last4: '3547', name: user.fullName, expiry: monthFromToday(-3), isPrimary: false },
    ],
    address: {
      firstName,
      lastName: rest.join(' '),
      company: user.company,
      taxId,
      street: 'Rua do Alecrim 26',
      city: 'Lisbon',
      state: 'Lisbon',
      country: 'Portugal',
      postalCode: '1200-018',
    },
    notifications: {
      'new-for-you': ['email'],
      'account-activity': ['browser', 'app'],
      'new-browser': ['email', 'browser', 'app'],
      'new-device': ['browser'],
    },
    connections: { google: true, slack: false, github: true, mailchimp: false, asana: false },
    socials: {
      facebook: '',
      twitter: user.username,
      linkedin: user.username,
      dribbble: '',
      behance: '',
    },
  };
}

/** The lines that everybody has before the first visit of their page. */
export function activitySample({ username }: User): ActivityLine[] {
  const line = (id: number, kind: ActivityLine['kind'], at: string, note = ''): ActivityLine => ({
    id,
    kind,
    at,
    by: '',
    note,
  });
  return [
    line(4, 'invoices-paid', minutesAgo(12), '12'),
    line(3, 'meeting', minutesAgo(45), username),
    line(2, 'project', timeFromToday(-2, 10)),
    line(1, 'training', timeFromToday(-6, 16)),
  ];
}

function monthFromToday(months: number): string {
  const today = new Date(now());
  return isoDay(new Date(today.getFullYear(), today.getMonth() + months, 15, 12)).slice(0, 7);
}

const projects: UserAccount['projects'] = [
  { name: 'Partner portal', subtitle: 'React project', doneTasks: 122, totalTasks: 240, minutes: 1122 },
  { name: 'eSIM shop', subtitle: 'Web shop', doneTasks: 9, totalTasks: 56, minutes: 1085 },
  { name: 'Claims app', subtitle: 'Mobile app', doneTasks: 290, totalTasks: 320, minutes: 7260 },
  { name: 'Policy wordings', subtitle: 'Translation', doneTasks: 7, totalTasks: 63, minutes: 2340 },
  { name: 'Brand guide', subtitle: 'Design', doneTasks: 100, totalTasks: 190, minutes: 4020 },
  { name: 'Sales dashboard', subtitle: 'Analytics', doneTasks: 12, totalTasks: 86, minutes: 2700 },
  { name: 'Clinic map', subtitle: 'Maps project', doneTasks: 234, totalTasks: 378, minutes: 9360 },
];
