import type { TaskLabel } from '@embarque/design-system/kanban';
import type { KanbanLabel } from '@embarque/mocks/kanban/contract';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../http/http.words.ts';
import type { Told } from './kanban.deeds.ts';
import type { DueFilter } from './kanban.filter.ts';
import type { Problem } from './kanban.state.ts';

const TONES: Record<KanbanLabel, TaskLabel['tone']> = {
  App: 'info',
  UX: 'success',
  Images: 'warning',
  Forms: 'success',
  'Code Review': 'danger',
  'Charts & Maps': 'primary',
};

export const toneOfLabel = (label: KanbanLabel) => TONES[label];

/** What people read when something was done, with the names as the desk has them. */
export function useDoneWords(): (told: Told) => string {
  const { t } = useLingui();
  return ({ what, task, board }) => {
    const words: Record<Told['what'], string> = {
      'task moved': t`“${task}” moved to ${board}`,
      'task deleted': t`“${task}” deleted`,
      'task restored': t`“${task}” is back`,
      'task added': t`“${task}” added`,
      'board added': t`Board ${board} added`,
      'board renamed': t`The board is called ${board} now`,
      'tasks restored': t`The tasks of ${board} are back`,
      'board cleared': t`Board ${board} cleared`,
      'board deleted': t`Board ${board} deleted`,
      details: t`“${task}” updated`,
      'new comment': t`Comment added`,
      comment: t`Comment changed`,
      'gone comment': t`Comment deleted`,
      'new attachment': t`Attachment added`,
      'gone attachment': t`Attachment removed`,
    };
    return words[what];
  };
}

/** What people read when the server refused something: what happened, and how things are now. */
export function useRefusedWords(): (told: Told) => string {
  const { t } = useLingui();
  return ({ what, task, board }) => {
    const words: Record<Told['what'], string> = {
      'task moved': t`“${task}” could not be moved and is back where it was.`,
      'task deleted': t`“${task}” could not be deleted.`,
      'task restored': t`“${task}” could not be brought back.`,
      'task added': t`“${task}” could not be added.`,
      'board added': t`Board ${board} could not be added.`,
      'board renamed': t`Board ${board} could not be renamed.`,
      'tasks restored': t`The tasks of ${board} could not be brought back.`,
      'board cleared': t`Board ${board} could not be cleared: its tasks are back.`,
      'board deleted': t`Board ${board} could not be deleted: it is back with its tasks.`,
      details: t`“${task}” could not be updated and is as it was.`,
      'new comment': t`The comment on “${task}” could not be added.`,
      comment: t`The comment on “${task}” could not be changed.`,
      'gone comment': t`The comment on “${task}” could not be deleted and is back.`,
      'new attachment': t`The attachment could not be added to “${task}”.`,
      'gone attachment': t`The attachment of “${task}” could not be removed and is back.`,
    };
    return words[what];
  };
}

/** What stands under the field of the composer. */
export function useProblemWords(): (problem: Problem | null, kind: 'task' | 'board') => string | undefined {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (problem, kind) => {
    switch (problem?.kind) {
      case 'missing':
        return kind === 'task' ? t`Enter what is to be done.` : t`Enter a title for the board.`;
      case 'taken':
        return t`There is a board with this title already. Choose another one.`;
      case 'refused':
        return errorText(problem.error);
      default:
        return undefined;
    }
  };
}

export function useDueWords(): Record<DueFilter, string> {
  const { t } = useLingui();
  return { overdue: t`Overdue`, today: t`Due today`, week: t`In the next 7 days` };
}
