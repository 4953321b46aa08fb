import { now } from '../lib/time/clock.ts';
import { dayFromToday, minutesAgo } from '../lib/time/days.ts';
import { subscription } from '../world/index.ts';
import { avatarOf, emailOf, reader } from '../lib/sample/people.ts';
import type { AccountDevice, AccountSettingAnswer, BillingInvoice } from './account-setting.contract.ts';

const yearsOld = 38;

const { plan, planBefore, daysUsed, daysTotal } = subscription;

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
      country: 'BR',
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
    profile: {
      firstName: reader.split(' ')[0] ?? reader,
      lastName: reader.split(' ').slice(1).join(' '),
      phone: '+551155500142',
      address: 'Avenida Paulista, 1578',
      state: 'São Paulo',
      zip: '01310-200',
      country: 'BR',
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      currency: 'USD',
    },
    pendingEmail: null,
    matrix: {
      channels: {
        newForYou: ['email'],
        accountActivity: ['browser', 'app'],
        newBrowser: ['email', 'browser', 'app'],
        newDevice: ['browser'],
      },
      when: 'always',
    },
    services: { google: true, slack: false, github: true, mailchimp: false, asana: false },
    socialAccounts: { facebook: '', twitter: 'marina.duarte', linkedin: 'marina-duarte', dribbble: '', behance: '' },
    twoStep: { isOn: false, way: null, phoneEnd: '', recoveryCodesLeft: 0 },
    hasPassword: true,
    devices: devices(),
    cards: [
      { id: 1, brand: 'mastercard', last4: '4444', name: reader, expiry: expiryIn(2), isPrimary: true },
      { id: 2, brand: 'visa', last4: '4242', name: reader, expiry: expiryIn(-1), isPrimary: false },
    ],
    paysBy: 'card',
    billingAddress: {
      companyName: 'Embarque',
      email: 'billing@embarque.example',
      taxId: 'TAX-875623',
      vatNumber: 'SDF754K77',
      mobile: '+551133334400',
      country: 'BR',
      address: 'Avenida Paulista, 1578',
      state: 'São Paulo',
      zip: '01310-200',
    },
    invoices: invoices(),
    plan: {
      title: plan.title,
      price: plan.monthlyPrice,
      daysUsed,
      daysTotal,
      activeUntil: dayFromToday(daysTotal - daysUsed),
      isCancelled: false,
    },
    provenUntil: null,
    deletesAt: null,
    ownedAlone: [],
  };
}

/** The password of the reader's account in this demo. */
export const demoPassword = 'window-seat';

const expiryIn = (years: number) => `09${String((new Date(now()).getFullYear() + years) % 100).padStart(2, '0')}`;

function devices(): AccountDevice[] {
  return [
    device('d1', 'Chrome on Windows', 'HP Spectre 360', 'computer', 'São Paulo', 2),
    device('d2', 'Chrome on iPhone', 'iPhone 15', 'phone', 'Lisboa', 60 * 26),
    device('d3', 'Chrome on Android', 'Pixel 9', 'phone', 'Recife', 60 * 24 * 4),
    device('d4', 'Safari on macOS', 'MacBook Air', 'computer', 'Curitiba', 60 * 24 * 9),
  ];
}

function device(
  id: string,
  browser: string,
  name: string,
  kind: AccountDevice['kind'],
  place: string,
  minutes: number,
): AccountDevice {
  return { id, browser, device: name, kind, place, lastActive: minutesAgo(minutes), isCurrent: id === 'd1' };
}

/** One at the end of each month, payable within a month. */
function invoices(): BillingInvoice[] {
  const total = planBefore.monthlyPrice;
  const states: readonly [BillingInvoice['status'], balance: number][] = [
    ['Paid', 0],
    ['Paid', 0],
    ['Past Due', total],
    ['Partial Payment', 19],
    ['Sent', total],
  ];
  return states.map(([status, balance], index) => {
    const issued = dayFromToday((index - states.length + 1) * daysTotal - daysUsed);
    return {
      id: `EMB-${issued.slice(0, 4)}-${String(141 + index).padStart(4, '0')}`,
      status,
      total,
      issued,
      due: dayFromToday((index - states.length + 2) * daysTotal - daysUsed),
      balance,
    };
  });
}
