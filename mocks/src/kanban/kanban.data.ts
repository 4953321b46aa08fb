import { dayFromToday, timeFromToday } from '../lib/time/days.ts';
import { avatarOf, type Colleague, emailOf, reader, readerEmail } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import type { KanbanBoard, KanbanLabel, KanbanTask } from './kanban.contract.ts';
import { currentWorld, rowCount } from '../lib/sample/world.ts';
import { withNumbers } from '../world/index.ts';

export interface KanbanSample {
  boards: KanbanBoard[];
  /** The tasks of all boards; those of one board are in the order of its cards. */
  tasks: KanbanTask[];
}

/** A task in a few words. */
interface Card {
  boardId: string;
  title: string;
  description: string;
  labels: KanbanLabel[];
  /** Days from today. */
  dueIn: number;
  /** The destination that the postcard on the cover shows. */
  cover?: string;
  files: string[];
  comments: [Colleague | typeof reader, string][];
  assignees: Colleague[];
}

const cards: Card[] = [
  {
    boardId: 'todo',
    title: 'Draft the eSIM price list',
    description: 'High season: Europe and Japan stay, the USA go down, South America gains a plan of 15 GB.',
    labels: ['Charts & Maps'],
    dueIn: 3,
    files: ['prices-last-year.xlsx', 'network-costs.csv'],
    comments: [
      [reader, 'Groups ask for a plan that several phones share. Is there room for one?'],
      ['Yasmin Farah', 'The network in Chile offers better terms from 50 GB a month.'],
    ],
    assignees: ['Bruno Cavalcanti'],
  },
  {
    boardId: 'todo',
    title: 'Photograph the new luggage tags',
    description: 'Both colours, on a suitcase and on a backpack. Daylight, no logos but ours.',
    labels: ['Images', 'UX'],
    dueIn: 6,
    cover: 'lisbon',
    files: ['shot-list.pdf'],
    comments: [],
    assignees: ['Sofia Marchetti', 'Mateus Okafor'],
  },
  {
    boardId: 'in-progress',
    title: 'Shorten the claim form to one screen',
    description: 'Nine questions are left. What the policy already says need not be asked again.',
    labels: ['Forms', 'UX'],
    dueIn: 1,
    files: ['form-today.pdf', 'sketch-a.png', 'sketch-b.png'],
    comments: [
      ['Caio Brandão', 'The date of the damage has to stay, see {claim:Beatriz Nogueira}; all else can be looked up.'],
      ['Thiago Moreira', 'Callers never know their policy number. @Noa Ben-Ami asks to let them search by name.'],
      ['Sofia Marchetti', 'I rewrote the hints, they are now one line each.'],
      ['Caio Brandão', 'Much better!'],
    ],
    assignees: ['Sofia Marchetti'],
  },
  {
    boardId: 'in-progress',
    title: 'Show the nearest clinic on a map',
    description: 'Only clinics that bill us directly. The phone number must be there without a connection.',
    labels: ['App', 'Charts & Maps'],
    dueIn: 9,
    files: ['clinics.csv', 'map-colours.png', 'offline-sizes.xlsx', 'opening-hours.pdf'],
    comments: [
      ['Noah Adeyemi', 'Please put the emergency number above the map, not below it.'],
      ['Henrique Sampaio', 'Tiles for one country are 4 MB. That is fine on hotel Wi-Fi.'],
      ['Ingrid Solberg', 'Svalbard has no clinic at all; what do we show there?'],
      ['Noah Adeyemi', 'The hospital that a helicopter would fly to. I will send a list.'],
      ['Yasmin Farah', 'Ponta Delgada is new and already in the file.'],
      ['Mateus Okafor', 'I added the distance by road, it differs a lot on islands.'],
    ],
    assignees: ['Henrique Sampaio', 'Noah Adeyemi'],
  },
  {
    boardId: 'done',
    title: 'Review the refund rules in the app',
    description:
      'Cancelled before departure, cancelled on the way, visa refused as for {policy:Jonas Lindqvist}: three ways, one answer each.',
    labels: ['Code Review', 'App'],
    dueIn: -4,
    files: ['refund-rules.pdf'],
    comments: [
      ['Renata Pacheco', 'Os três batem com o que o financeiro paga, inclusive {sale:Helena Guimarães}. Obrigada!'],
    ],
    assignees: ['Renata Pacheco'],
  },
  {
    boardId: 'done',
    title: 'Translate the activation guide into Portuguese',
    description: 'Twelve steps, screenshots included. The one about roaming confuses people most.',
    labels: ['Images'],
    dueIn: -1,
    files: ['guide-en.pdf', 'guide-pt.pdf'],
    comments: [
      ['Larissa Teixeira', 'O passo 7 agora tem uma seta na imagem.'],
      ['Thiago Moreira', 'As ligações sobre isso caíram um terço em uma semana.'],
      ['Larissa Teixeira', 'Então a seta fica.'],
    ],
    assignees: ['Larissa Teixeira', 'Thiago Moreira'],
  },
  {
    boardId: 'todo',
    title: 'Write the winter sports cover page',
    description: 'Skis, lift pass, rescue by helicopter: one example for each, and the price from R$ 18 a day.',
    labels: ['Forms', 'UX'],
    dueIn: 8,
    cover: 'innsbruck',
    files: ['cover-terms.pdf', 'photos.zip'],
    comments: [
      ['Ingrid Solberg', 'Rescue off the marked runs needs a line of its own.'],
      ['Larissa Teixeira', 'I can translate it on Friday.'],
    ],
    assignees: ['Ingrid Solberg', 'Bruno Cavalcanti'],
  },
  {
    boardId: 'todo',
    title: 'Answer the airline about the late suitcases',
    description:
      'Eleven travellers of one flight, the first is {policy:Luísa Bittencourt}. The airline asks for the receipts in one file.',
    labels: ['Forms'],
    dueIn: -2,
    files: ['receipts.pdf', 'passenger-list.csv'],
    comments: [
      ['Thiago Moreira', 'Ligaram de novo hoje cedo e perguntaram também da fatura {invoice:Polder Business Travel}.'],
    ],
    assignees: ['Thiago Moreira'],
  },
  {
    boardId: 'todo',
    title: 'Add Cape Verde to the eSIM coverage map',
    description: 'Two networks, ten islands. Data is fast on four of them; say so on the map.',
    labels: ['Charts & Maps'],
    dueIn: 12,
    files: ['coverage.csv'],
    comments: [],
    assignees: ['Henrique Sampaio', 'Yasmin Farah'],
  },
  {
    boardId: 'todo',
    title: 'Explain the 24-hour activation window in the help centre',
    description: 'Most people believe that the plan starts when they pay. It starts when the phone finds the network.',
    labels: ['App', 'UX'],
    dueIn: 15,
    files: ['questions.pdf'],
    comments: [['Mateus Okafor', 'A drawing with a clock would say it in one second.']],
    assignees: ['Mateus Okafor'],
  },
  {
    boardId: 'in-progress',
    title: 'Accept PDF receipts up to 10 MB in the claim form',
    description: 'Photos of receipts stay possible. Whatever is larger is refused with the limit named.',
    labels: ['Forms', 'Code Review'],
    dueIn: 0,
    files: ['limits.pdf', 'review-notes.pdf', 'sample-receipt.pdf'],
    comments: [
      ['Henrique Sampaio', 'Pronto para revisão.'],
      ['Caio Brandão', 'Olho depois do almoço.'],
    ],
    assignees: ['Henrique Sampaio', 'Caio Brandão'],
  },
  {
    boardId: 'in-progress',
    title: 'Roaming alert at 80 % of the data plan',
    description: 'One message by push and one by email, in the language of the phone. Never at night.',
    labels: ['App'],
    dueIn: 0,
    files: ['texts.xlsx'],
    comments: [['Sofia Marchetti', 'The English text is done, Portuguese follows today.']],
    assignees: ['Sofia Marchetti', 'Noah Adeyemi'],
  },
  {
    boardId: 'in-progress',
    title: 'Translate policy wording 3.2 into Portuguese',
    description: 'Section 4 covers missed connections now. The lawyer wants to see it before it is printed.',
    labels: ['Forms'],
    dueIn: 5,
    files: ['wording-3-2.pdf'],
    comments: [['Renata Pacheco', 'Mantenha a numeração das seções, por favor.']],
    assignees: ['Larissa Teixeira'],
  },
  {
    boardId: 'done',
    title: 'Refund flow for unused data plans',
    description: 'A plan that was never activated is paid back within a month, without a question.',
    labels: ['UX'],
    dueIn: -6,
    files: ['flow.png'],
    comments: [
      ['Renata Pacheco', 'Por mim e pelo financeiro, tudo certo.'],
      ['Thiago Moreira', 'Por quem liga, também.'],
    ],
    assignees: ['Renata Pacheco'],
  },
  {
    boardId: 'done',
    title: 'Postcards for the destinations of the season',
    description: 'Six places, drawn in the same light. They open the pages of the shop.',
    labels: ['Images'],
    dueIn: -9,
    cover: 'santorini',
    files: ['postcards.zip', 'colours.pdf'],
    comments: [['Sofia Marchetti', 'The islands in the evening are my favourite.']],
    assignees: ['Sofia Marchetti'],
  },
  {
    boardId: 'done',
    title: 'Put the emergency number on the lock screen',
    description: 'A widget for both kinds of phones that works without a connection.',
    labels: ['App', 'Code Review'],
    dueIn: -12,
    files: ['widget.png'],
    comments: [['Noah Adeyemi', 'It already helped someone in Nice.']],
    assignees: ['Noah Adeyemi', 'Mateus Okafor'],
  },
];

/** How many tasks there are in the usual world. */
export const usualTaskCount = cards.length;

/** Three boards with five or six tasks each. More tasks are the same again, with ids of their own. */
export function kanbanSample(count = rowCount(usualTaskCount)): KanbanSample {
  const fill = withNumbers(currentWorld());
  return {
    boards: [
      { id: 'todo', title: 'TODO' },
      { id: 'in-progress', title: 'In Progress' },
      { id: 'done', title: 'Done' },
    ],
    tasks: rowsFrom(cards, count, (card, { index }) => taskFrom(card, index, fill)),
  };
}

function taskFrom(card: Card, index: number, fill: (text: string) => string): KanbanTask {
  return {
    id: index + 1,
    boardId: card.boardId,
    title: card.title,
    description: fill(card.description),
    labels: [...card.labels],
    dueDate: dayFromToday(card.dueIn),
    coverImage: card.cover ? pictureUrl('postcard', card.cover) : null,
    attachments: card.files.map((name) => ({ name, img: pictureUrl('document', name) })),
    comments: card.comments.map(([name, comment], index, { length }) => ({
      name,
      email: name === reader ? readerEmail : emailOf(name),
      img: avatarOf(name),
      comment: fill(comment),
      date: timeFromToday(index - length, 9 + index, 12),
    })),
    assignedTo: card.assignees.map((title) => ({ title, img: avatarOf(title) })),
  };
}
