import { dayFromToday } from '../lib/time/days.ts';
import { avatarOf, colleagues } from '../lib/sample/people.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import type { TodoAssignee, TodoTag, TodoTask } from './todo.contract.ts';
import { currentWorld, rowCount } from '../lib/sample/world.ts';
import { withNumbers } from '../world/index.ts';

/** A task in a few words. */
interface Chore {
  title: string;
  description: string;
  /** Days from today. */
  dueIn: number;
  /** Colleagues have a picture; helpers from elsewhere only initials. */
  assignee: string;
  tags: string[];
  is?: ('completed' | 'deleted' | 'important')[];
}

const chores: Chore[] = [
  {
    title: 'Order badges for the two new claims handlers',
    description: '<p>Names and photos are with the front desk.</p>',
    dueIn: -12,
    assignee: 'Thiago Moreira',
    tags: ['team'],
    is: ['completed', 'deleted'],
  },
  {
    title: 'Compare roaming offers for the Balkans',
    description:
      '<p>Three offers came in. Look at the <strong>price per GB from 10 GB on</strong>, not at the entry price.</p>',
    dueIn: -9,
    assignee: 'Pavel Hruška',
    tags: ['medium'],
    is: ['completed'],
  },
  {
    title: 'Answer the consumer protection office',
    description: '<p>They ask how we name exclusions. Legal has a draft; it needs <em>one example per cover</em>.</p>',
    dueIn: -7,
    assignee: 'Marília Sant’Elmo',
    tags: ['high', 'update'],
    is: ['completed', 'important'],
  },
  {
    title: 'Book the room for the winter sports briefing',
    description: '<p>Twenty seats, a screen, and coffee before nine.</p>',
    dueIn: -5,
    assignee: 'Larissa Teixeira',
    tags: ['team', 'low'],
    is: ['completed'],
  },
  {
    title: 'Remove the old wording from policy letters',
    description:
      '<p>Letters still say “travel cancellation”. It is called <strong>trip cancellation</strong> since spring.</p>',
    dueIn: -4,
    assignee: 'Sofia Marchetti',
    tags: ['update'],
    is: ['completed'],
  },
  {
    title: 'Check why eSIM Brazil 5 GB sells less on Fridays',
    description: '<p>Only on Fridays, only in the afternoon. A maintenance window?</p>',
    dueIn: -2,
    assignee: 'Mateus Okafor',
    tags: ['low'],
    is: ['completed'],
  },
  {
    title: 'Return the borrowed projector',
    description: '<p>It belongs to the hotel next door.</p>',
    dueIn: -1,
    assignee: 'Bruno Cavalcanti',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Approve the refunds above the limit',
    description:
      '<ol><li>{sale:Helena Guimarães}, Helena Guimarães, illness</li><li>{sale:Jonas Lindqvist}, Jonas Lindqvist, visa refused</li></ol>',
    dueIn: 0,
    assignee: 'Renata Pacheco',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Call back the family that missed the connection in Madrid',
    description: '<p>Five people, one of them in a wheelchair. They land at 14:20.</p>',
    dueIn: 0,
    assignee: 'Rosa Lindgren',
    tags: ['high', 'team'],
    is: ['important'],
  },
  {
    title: 'Send the visa certificate to Inês Vasconcelos',
    description: '<p>€ 30.000, both children named. Her appointment is tomorrow at ten.</p>',
    dueIn: 0,
    assignee: 'Caio Brandão',
    tags: ['high'],
    is: ['completed', 'important'],
  },
  {
    title: 'Test the activation guide on a phone in Portuguese',
    description: '<p>All twelve steps, without looking at the English one.</p>',
    dueIn: 1,
    assignee: 'Emeka Duarte',
    tags: ['medium'],
  },
  {
    title: 'Update the list of clinics in the Azores',
    description: '<p>Ponta Delgada bills us directly from the first of next month.</p>',
    dueIn: 2,
    assignee: 'Yasmin Farah',
    tags: ['update'],
  },
  {
    title: 'Prepare the offer for 32 pupils to Buenos Aires',
    description:
      '<p>Group cover Americas and eSIM South America 8 GB, nine days. <em>Ask about the two teachers.</em></p>',
    dueIn: 3,
    assignee: 'Valéria Montes',
    tags: ['medium', 'team'],
    is: ['important'],
  },
  {
    title: 'Plan the night shifts for the long weekend',
    description: '<p>Noah is away on Saturday. Who else speaks Spanish?</p>',
    dueIn: 4,
    assignee: 'Noah Adeyemi',
    tags: ['team'],
  },
  {
    title: 'Collect questions for the airline’s baggage team',
    description: '<p>They visit us next week. So far: late notices, broken wheels, who pays for the taxi.</p>',
    dueIn: 6,
    assignee: 'Ana Ruiz Cordero',
    tags: ['low', 'team'],
  },
  {
    title: 'Renew the contract with the network in Japan',
    description: '<p>It ends in three weeks. They offer the same price for <strong>twice the volume</strong>.</p>',
    dueIn: 8,
    assignee: 'Sami Laine',
    tags: ['high', 'update'],
    is: ['important'],
  },
  {
    title: 'Write three questions for the traveller survey',
    description: '<p>Short ones. Nobody answers after the third.</p>',
    dueIn: 11,
    assignee: 'Sofia Marchetti',
    tags: ['low'],
  },
  {
    title: 'Find a speaker for the Travel Retail Days',
    description: '<p>Twenty minutes about claims that were settled within a day.</p>',
    dueIn: 15,
    assignee: 'Júlia Prates',
    tags: ['medium'],
  },
];

/** The tags at first. */
export function todoTagsSample(): TodoTag[] {
  return [
    { id: 'team', title: 'Team', tone: 'primary' },
    { id: 'low', title: 'Low', tone: 'success' },
    { id: 'medium', title: 'Medium', tone: 'warning' },
    { id: 'high', title: 'High', tone: 'danger' },
    { id: 'update', title: 'Update', tone: 'info' },
  ];
}

/** The six people who take tasks. */
export function todoPeople(): TodoAssignee[] {
  return colleagues.slice(0, 6).map(assigneeFrom);
}

/** The tasks of the travel desk, the oldest first. More than 18 tasks are the same again, further ahead. */
export function todosSample(count = rowCount(chores.length)): TodoTask[] {
  const fill = withNumbers(currentWorld());
  return rowsFrom(chores, count, ({ is = [], dueIn, assignee, ...chore }, { index, round }) => ({
    id: index + 1,
    title: chore.title,
    dueDate: dayFromToday(dueIn + round),
    description: fill(chore.description),
    assignee: assigneeFrom(assignee),
    tags: [...chore.tags],
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
  }));
}

function assigneeFrom(fullName: string): TodoAssignee {
  const isColleague = colleagues.some((name) => name === fullName);
  return { fullName, avatar: isColleague ? avatarOf(fullName) : null };
}
