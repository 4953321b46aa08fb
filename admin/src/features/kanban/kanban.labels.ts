import type { TaskLabel } from '@embarque/design-system/kanban';
import type { KanbanLabel } from '@embarque/mocks/kanban/contract';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../http/response/http.messages.ts';
import { knownOf } from '../../http/response/tolerant.schema.ts';
import { KANBAN_LABELS } from './server/kanban.schema.ts';
import type { DueFilter } from './filter/kanban.filter.ts';
import type { Problem } from './machine/kanban.context.ts';

const TONES: Record<KanbanLabel, TaskLabel['tone']> = {
  App: 'info',
  UX: 'success',
  Images: 'warning',
  Forms: 'success',
  'Code Review': 'danger',
  'Charts & Maps': 'primary',
};

/** The tone of a label; one that this version does not know is neutral. */
export const labelTone = (label: string): TaskLabel['tone'] => {
  const known = knownOf(KANBAN_LABELS, label);
  return known ? TONES[known] : 'secondary';
};

/** The message under the field of the composer. */
export function useProblemMessage(): (problem: Problem | null, kind: 'task' | 'board') => string | undefined {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (problem, kind) => {
    switch (problem?.kind) {
      case 'missing':
        return kind === 'task' ? t`Enter a task title.` : t`Enter a board title.`;
      case 'taken':
        return t`A board with this title already exists. Choose another title.`;
      case 'refused':
        return errorText(problem.error);
      default:
        return undefined;
    }
  };
}

export function useDueLabels(): Record<DueFilter, string> {
  const { t } = useLingui();
  return { overdue: t`Overdue`, today: t`Due today`, week: t`In the next 7 days` };
}
