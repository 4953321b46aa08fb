/** How a day is due: one that has come, or has passed, asks for attention. */
type Urgency = 'today' | 'overdue' | 'later';

export function urgencyOf(day: string, today: string): Urgency {
  if (day === today) return 'today';
  return day < today ? 'overdue' : 'later';
}
