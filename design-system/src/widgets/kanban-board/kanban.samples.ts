import { dayFromToday } from '../../lib/i18n/day-from-today.ts';
import type { Tone } from '../../theme/tones.ts';
import type { KanbanColumn } from './kanban.types.ts';
import type { TaskLabel } from './card/TaskCard.tsx';

interface Assignee {
  name: string;
  tone?: Tone;
}

/** A task of the travel desk. */
export interface SampleTask {
  id: string;
  title: string;
  labels: readonly TaskLabel[];
  cover?: string;
  attachments: number;
  comments: number;
  due: string;
  assignees: readonly Assignee[];
}

export const labels = {
  app: { text: 'App', tone: 'info' },
  ux: { text: 'UX', tone: 'success' },
  images: { text: 'Images', tone: 'warning' },
  forms: { text: 'Forms', tone: 'success' },
  review: { text: 'Code Review', tone: 'danger' },
  maps: { text: 'Charts & Maps', tone: 'primary' },
} satisfies Record<string, TaskLabel>;

/** A picture drawn by code: an evening over the mountains, with the way there. */
export const eveningImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 264 92" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f9c06a"/><stop offset="1" stop-color="#f0746e"/></linearGradient></defs><rect width="264" height="92" fill="url(#a)"/><circle cx="194" cy="34" r="15" fill="#fff3d6"/><path d="M0 70q44-32 92-12t84-8q44-18 88 6v36H0z" fill="#222c5c"/><path d="M34 40l44-13m-10-5 11 5-8 9" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

const marina = { name: 'Marina Duarte', tone: 'primary' } as const;
const livia = { name: 'Lívia Prado', tone: 'success' } as const;
const ahmed = { name: 'Ahmed Osman', tone: 'secondary' } as const;
const tatiane = { name: 'Tatiane Rocha', tone: 'info' } as const;

/** Two weeks of the travel desk. */
export const travelApp: readonly KanbanColumn<SampleTask>[] = [
  {
    id: 'todo',
    title: 'TODO',
    items: [
      {
        id: 'price-list',
        title: 'Draft the winter-sports cover price list',
        labels: [labels.forms, labels.ux],
        cover: eveningImage,
        attachments: 4,
        comments: 6,
        due: dayFromToday(3),
        assignees: [marina, livia],
      },
      {
        id: 'cape-verde',
        title: 'Add Cape Verde to the eSIM coverage map',
        labels: [labels.maps],
        attachments: 1,
        comments: 2,
        due: dayFromToday(5),
        assignees: [marina, livia],
      },
      {
        id: 'activation',
        title: 'Explain the 24-hour activation window in the help centre',
        labels: [labels.app],
        attachments: 1,
        comments: 0,
        due: dayFromToday(3),
        assignees: [tatiane],
      },
    ],
  },
  {
    id: 'in-progress',
    title: 'In Progress',
    items: [
      {
        id: 'receipts',
        title: 'Claim form: accept PDF receipts up to 10 MB',
        labels: [labels.forms, labels.review],
        attachments: 3,
        comments: 4,
        due: dayFromToday(0),
        assignees: [ahmed, marina],
      },
      {
        id: 'roaming',
        title: 'Roaming alert e-mail at 80 % of the data plan',
        labels: [labels.app],
        attachments: 1,
        comments: 1,
        due: dayFromToday(3),
        assignees: [marina, livia],
      },
      {
        id: 'wording',
        title: 'Translate policy wording 3.2 to Portuguese',
        labels: [labels.app],
        attachments: 1,
        comments: 2,
        due: dayFromToday(7),
        assignees: [marina, livia],
      },
    ],
  },
  {
    id: 'done',
    title: 'Done',
    items: [
      {
        id: 'refunds',
        title: 'Refund flow for unused data plans',
        labels: [labels.ux],
        attachments: 1,
        comments: 3,
        due: dayFromToday(12),
        assignees: [marina, livia],
      },
      {
        id: 'lounge',
        title: 'Airport lounge partner logos',
        labels: [labels.images],
        attachments: 2,
        comments: 0,
        due: dayFromToday(14),
        assignees: [livia],
      },
    ],
  },
];

/** As many tasks, dealt out to five columns. */
export function manyTasks(count: number): readonly KanbanColumn<SampleTask>[] {
  const all = travelApp.flatMap(({ items }) => items);
  return ['Asked for', 'Planned', 'In Progress', 'In Review', 'Done'].map((title, column) => ({
    id: title,
    title,
    items: Array.from({ length: count / 5 }, (_each, row) => {
      const number = row * 5 + column;
      const { cover: _, ...task } = all[number % all.length] as SampleTask;
      return { ...task, id: `task ${number}`, title: `${task.title}, ${number + 1}` };
    }),
  }));
}
