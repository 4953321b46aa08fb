import { minutesAgo } from '../lib/time/days.ts';
import { avatarOf, type Colleague, emailOf, reader } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import type { Chat, ChatContact, ChatImage, ChatMessage, ChatProfile, Presence } from './chat.contract.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { currentWorld, rowCount } from '../lib/sample/world.ts';
import { withNumbers } from '../world/index.ts';

/** The reader's own id. No contact has it. */
export const readerId = 11;

const hour = 60;
const day = 24 * hour;

export interface ChatSample {
  contacts: ChatContact[];
  /** The latest conversation first. */
  chats: Chat[];
  profileUser: ChatProfile;
}

/** Ten colleagues, a conversation with two of them, and the reader. */
export function chatSample(): ChatSample {
  return { contacts: contactsSample(), chats: chatsSample(), profileUser: profileSample() };
}

function profileSample(): ChatProfile {
  return {
    id: readerId,
    fullName: reader,
    role: 'Head of the travel desk',
    about: 'Se partiu sem o dono, ou o dono partiu sem ela, fale comigo.',
    avatar: avatarOf(reader),
    status: 'online',
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  };
}

interface Profile {
  fullName: Colleague;
  role: string;
  about: string;
  status: Presence;
  hours: string;
}

const weekdays = 'Mon to Fri, 9:00 to 18:00';

/** The ten colleagues; further ones share their names and are numbered. */
export function contactsSample(count?: number): ChatContact[] {
  const colleagues = colleaguesSample();
  return rowsFrom(colleagues, count ?? rowCount(colleagues.length), (contact, { index, round }) => ({
    ...contact,
    // The reader's own id stays free.
    id: index + (index + 1 < readerId ? 1 : 2),
    fullName: round === 0 ? contact.fullName : `${contact.fullName} ${round + 1}`,
  }));
}

function colleaguesSample(): ChatContact[] {
  const profiles: Profile[] = [
    {
      fullName: 'Caio Brandão',
      role: 'Claims handler',
      about: 'Extraviada, atrasada ou danificada: descubro o que a apólice paga. Quase sempre antes do almoço.',
      status: 'online',
      hours: weekdays,
    },
    {
      fullName: 'Noah Adeyemi',
      role: 'Medical assistance',
      about: 'Doctors, beds and flights home, in four languages and all time zones.',
      status: 'busy',
      hours: 'Nights, 20:00 to 6:00',
    },
    {
      fullName: 'Larissa Teixeira',
      role: 'Head of activations',
      about: 'Um eSIM só está vendido quando está online.',
      status: 'online',
      hours: weekdays,
    },
    {
      fullName: 'Henrique Sampaio',
      role: 'Network engineer',
      about: 'Converso com 190 operadoras para que quem viaja não precise.',
      status: 'away',
      hours: 'Mon to Fri, 7:00 to 16:00',
    },
    {
      fullName: 'Yasmin Farah',
      role: 'Partner manager',
      about: 'Clinics, airlines and tour operators: if they should work with us, tell me.',
      status: 'offline',
      hours: weekdays,
    },
    {
      fullName: 'Bruno Cavalcanti',
      role: 'Group sales',
      about: 'Excursões, corais e times de futebol. Quanto mais barulho no ônibus, melhor.',
      status: 'online',
      hours: 'Mon to Sat, 10:00 to 19:00',
    },
    {
      fullName: 'Ingrid Solberg',
      role: 'Nordic desk',
      about: 'From Oslo, five hours ahead of you and two jumpers warmer.',
      status: 'away',
      hours: 'Mon to Fri, 4:00 to 13:00',
    },
    {
      fullName: 'Renata Pacheco',
      role: 'Billing',
      about: 'Reembolsos às terças e quintas. Perguntas sobre eles, todo dia.',
      status: 'busy',
      hours: weekdays,
    },
    {
      fullName: 'Thiago Moreira',
      role: 'Customer care',
      about: 'Primeira voz do outro lado da linha. Sei de cor toda música de espera.',
      status: 'offline',
      hours: 'Tue to Sat, 12:00 to 21:00',
    },
    {
      fullName: 'Sofia Marchetti',
      role: 'Content editor',
      about: 'I turn general conditions into sentences.',
      status: 'online',
      hours: weekdays,
    },
  ];
  return profiles.map((profile, index) => ({
    id: index + 1,
    ...profile,
    avatar: avatarOf(profile.fullName),
    email: emailOf(profile.fullName),
    phone: `+55 11 5550 ${String(101 + index).padStart(4, '0')}`,
    isMuted: false,
    isBlocked: false,
    isImportant: false,
    tags: [],
  }));
}

interface Line {
  senderId: number;
  /** In minutes. */
  age: number;
  message: string;
  image?: ChatImage;
}

function chatsSample(): Chat[] {
  const noah = [
    said(2, 9 * hour, 'Good evening, Marina. Malik Johnson is out of surgery in Nice, all went well.'),
    said(readerId, 9 * hour - 4, 'What a relief, it is on {sale:Malik Johnson}. Does his wife have a place to stay?'),
    shown(2, 9 * hour - 6, 'Yes, a hotel across the street until Sunday. The policy covers it.', {
      name: 'hotel-nice.jpg',
      url: pictureUrl('postcard', 'nice'),
    }),
    said(readerId, 9 * hour - 9, 'Perfect. How will they get home?'),
    said(2, 9 * hour - 15, 'By plane with a stretcher seat, if the doctors agree tomorrow.'),
    said(2, 12, 'They agreed. Departure on Monday at 10:40, a nurse flies with them.'),
  ];
  const caio = [
    said(1, 2 * day, 'Tem um minuto para o sinistro {claim:Beatriz Nogueira}?'),
    said(readerId, 2 * day - 3, 'A mala de Lisboa? Claro.'),
    shown(1, 2 * day - 5, 'Chegou 31 horas depois. A Beatriz mandou recibos de R$ 842,60.', {
      name: 'suitcase-lisbon.jpg',
      url: pictureUrl('luggage', 'suitcase'),
    }),
    said(readerId, 2 * day - 7, 'A companhia aérea confirma o atraso?'),
    said(1, 2 * day - 8, 'Por escrito, com carimbo.'),
    said(readerId, 2 * day - 11, 'Então está tudo aí. O limite é de R$ 1.200.'),
    said(1, day, 'Um dos recibos é de uma câmera, R$ 310. Eu deixaria esse de fora.'),
    said(readerId, day - 6, 'Concordo, câmera não é item de necessidade. Explica o motivo para ela?'),
    said(
      1,
      day - 8,
      'Vou ligar, soa melhor do que uma carta. Aliás, a fatura {invoice:Polder Business Travel} da Polder está esperando @Noa Ben-Ami.',
    ),
    said(readerId, day - 10, 'Obrigada, Caio!'),
  ];
  return [
    { id: 1, userId: 2, unseenMsgs: 1, chat: stored(noah, caio.length, 1) },
    { id: 2, userId: 1, unseenMsgs: 0, chat: stored(caio, 0, 0) },
  ];
}

const said = (senderId: number, age: number, message: string): Line => ({ senderId, age, message });

const shown = (senderId: number, age: number, message: string, image: ChatImage): Line => ({
  senderId,
  age,
  message,
  image,
});

/** Lines as the server stores them, after so many others; the last few are unseen. */
export function stored(lines: readonly Line[], before: number, unseen: number): ChatMessage[] {
  const fill = withNumbers(currentWorld());
  return lines.map(({ senderId, age, message, image }, index) => ({
    id: before + index + 1,
    sequence: before + index + 1,
    message: fill(message),
    time: minutesAgo(age),
    senderId,
    state: index < lines.length - unseen ? 'seen' : 'delivered',
    ...(image && { images: [image] }),
  }));
}
