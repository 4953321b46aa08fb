import { dayFromToday, isoDay, timeFromToday } from '../../lib/time/days.ts';
import { now } from '../../lib/time/clock.ts';
import { plans } from '../../world/index.ts';
import type { User, UserPlan } from '../users.types.ts';
import type { ActivityLine, UserAccount, UserLanguage, UserPlanName } from './account.contract.ts';
import { devicesOf, historyOf, projectsOf, workOf } from './account.work.ts';

const languages: Readonly<Record<string, UserLanguage>> = {
  Argentina: 'Spanish',
  Brazil: 'Portuguese',
  France: 'French',
  Germany: 'German',
  Peru: 'Spanish',
  Portugal: 'Portuguese',
  Spain: 'Spanish',
  Uruguay: 'Spanish',
};

/** Bills name a part of the kingdom. */
const billingCountryOf = ({ country }: User) => (country === 'United Kingdom' ? 'England' : country);

/** The plan that a word in the list of users stands for. */
export const planNames: Readonly<Record<UserPlan, UserPlanName>> = {
  basic: 'basic',
  team: 'standard',
  company: 'exclusive',
  enterprise: 'enterprise',
};

const planPrices = (): UserAccount['planPrices'] => ({
  basic: plans.basic.monthlyPrice,
  standard: plans.standard.monthlyPrice,
  enterprise: plans.enterprise.monthlyPrice,
  exclusive: plans.exclusive.monthlyPrice,
});

/** The account of a user at first. */
export function accountSample(user: User): UserAccount {
  const [firstName = '', ...rest] = user.fullName.split(' ');
  const projects = projectsOf(workOf(user));
  const taxId = `Tax-${user.contact.replaceAll(/\D/g, '').slice(-4)}`;
  return {
    version: 1,
    tasksDone: projects.reduce((sum, { doneTasks }) => sum + doneTasks, 0),
    projectsDone: projects.filter(({ doneTasks, totalTasks }) => doneTasks === totalTasks).length,
    billingEmail: user.email,
    taxId,
    language: languages[user.country] ?? 'English',
    billingCountry: billingCountryOf(user),
    usesBillingAddress: true,
    suspension: null,
    invitation: user.status === 'pending' ? { sentAt: timeFromToday(-2, 9), expiresAt: timeFromToday(5, 9) } : null,
    plan: { name: planNames[user.currentPlan], startedOn: dayFromToday(-((user.id * 11 + 4) % 30)), days: 30 },
    planPrices: planPrices(),
    projects,
    twoStepPhone: user.contact,
    twoStepApp: false,
    devices: devicesOf(user),
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

/** The lines of a user before the first visit of their page. */
export const activitySample = (user: User): ActivityLine[] => historyOf(user, workOf(user));

function monthFromToday(months: number): string {
  const today = new Date(now());
  return isoDay(new Date(today.getFullYear(), today.getMonth() + months, 15, 12)).slice(0, 7);
}
