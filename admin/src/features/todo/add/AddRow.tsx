import { useToday } from '@embarque/design-system';
import { QuickAdd, type QuickAddPart } from '@embarque/design-system/task-list';
import { useLingui } from '@lingui/react/macro';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import { useActorState } from '../../../app-state/useActorState.ts';
import { partsOf, type QuickPart, taskFrom } from './quick-add.ts';
import { useTags } from '../tags/useTags.ts';
import { useSelf } from '../useSelf.ts';
import type { Todo } from '../useTodo.ts';

/** Adds to the list that is on screen, where one can add to it. */
export function AddRow({ actor, place: { filter, tag, q } }: Todo) {
  const tags = useTags({ actor });
  const people = useActorState(actor, ({ context }) => context.shown.people);
  const today = useToday();
  const me = useSelf({ actor });
  const partFrom = useQuickParts(today);
  const isImportant = tag === null && filter === 'important';
  if (q || (tag === null && filter !== 'all' && !isImportant)) return null;

  return (
    <QuickAdd
      partsOf={({ title, ignored }) => partsOf(title, { tags, people, me, today, ignored }).map(partFrom)}
      onAdd={({ title, ignored }) => {
        const task = taskFrom(title, { tags, people, me, today, ignored });
        const ownTags = tag === null ? task.tags : [...new Set([tag, ...(task.tags ?? [])])];
        actor.send({ type: 'task added', fields: { ...task, isImportant, ...(ownTags && { tags: ownTags }) } });
      }}
    />
  );
}

/** A part of a title as its chip shows it. */
function useQuickParts(today: string): (part: QuickPart) => QuickAddPart {
  const { t, i18n } = useLingui();
  const dayLabel = (day: string) => {
    const days = differenceInCalendarDays(parseISO(day), parseISO(today));
    if (days === 0) return t({ message: 'Today', context: 'day' });
    if (days === 1) return t({ message: 'Tomorrow', context: 'day' });
    return new Intl.DateTimeFormat(i18n.locale, { weekday: 'long' }).format(parseISO(day));
  };
  return (part) => {
    const { text } = part;
    switch (part.kind) {
      case 'day':
        return { text, label: dayLabel(part.day) };
      case 'tag':
        return { text, label: part.tag.title };
      case 'person':
        return { text, label: part.person.fullName };
    }
  };
}
