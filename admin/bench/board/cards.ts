import type { KanbanColumn, TaskCardProps } from '@embarque/design-system/kanban';

/** A card as teams fill them in: two labels, all counts, a day, two people. */
export interface BenchCard extends Required<Pick<TaskCardProps, 'title' | 'labels' | 'assignees'>> {
  id: string;
  due: string;
}

const COLUMNS = ['Asked for', 'Planned', 'In Progress', 'In Review', 'Done'];

const titles = [
  'Draft the winter-sports cover price list',
  'Explain the 24-hour activation window in the help centre',
  'Refund flow for unused data plans',
];

/** As many cards, dealt out to five columns. */
export function dealOut(count: number): readonly KanbanColumn<BenchCard>[] {
  return COLUMNS.map((title, column) => ({
    id: title,
    title,
    items: Array.from({ length: count / COLUMNS.length }, (_, row) => cardOf(row * COLUMNS.length + column)),
  }));
}

function cardOf(number: number): BenchCard {
  return {
    id: `${number}`,
    title: `${titles[number % titles.length]}, ${number}`,
    labels: [
      { text: 'Forms', tone: 'success' },
      { text: 'Code Review', tone: 'danger' },
    ],
    due: '2026-11-24',
    assignees: [{ name: 'Marina Duarte' }, { name: 'Ahmed Osman' }],
  };
}
