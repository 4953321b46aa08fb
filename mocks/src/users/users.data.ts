import { avatarOf, emailOf, reader, readerEmail } from '../lib/sample/people.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { userRows as rows } from './account/user-rows.data.ts';
import type { AvatarColor, User } from './users.types.ts';
import { rowCount, sampleChances } from '../lib/sample/world.ts';

export { accountSample, activitySample } from './account/account.data.ts';

const colours: readonly AvatarColor[] = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'];

const dialling: Readonly<Record<string, string>> = {
  Argentina: '+54 11',
  Brazil: '+55 11',
  Denmark: '+45 31',
  France: '+33 1',
  Germany: '+49 30',
  India: '+91 22',
  Ireland: '+353 1',
  Israel: '+972 3',
  Italy: '+39 06',
  Japan: '+81 3',
  Lebanon: '+961 1',
  Netherlands: '+31 20',
  Nigeria: '+234 1',
  Peru: '+51 1',
  Poland: '+48 22',
  Portugal: '+351 21',
  'South Africa': '+27 21',
  Spain: '+34 91',
  Sweden: '+46 8',
  Türkiye: '+90 212',
  'United Kingdom': '+44 20',
  'United States': '+1 415',
  Uruguay: '+598 2',
};

/** The travel desk and the people of the partner agencies, in the order in which they joined. Beyond 50 there are namesakes. */
export function usersSample(count = rowCount(rows.length)): User[] {
  const chances = sampleChances(50);
  const digits = () => String(Math.floor(chances() * 10_000)).padStart(4, '0');
  return rowsFrom(rows, count, ([name, company, country, ...rest], { index, round }) => {
    const [role, currentPlan, status, billing, looks] = rest;
    const fullName = round === 0 ? name : `${name} ${round + 1}`;
    const mailbox = emailOf(name);
    const email = name === reader ? readerEmail : mailbox;
    return {
      id: index + 1,
      fullName,
      username: `${mailbox.split('@', 1)[0]}${round || ''}`,
      email: round === 0 ? email : email.replace('@', `.${round + 1}@`),
      contact: `${dialling[country] ?? '+55 11'} 555 ${digits()}`,
      company,
      country,
      role,
      currentPlan,
      billing,
      status,
      avatar: looks === 'picture' ? avatarOf(name) : '',
      avatarColor: colours[index % colours.length] ?? 'primary',
    };
  });
}
