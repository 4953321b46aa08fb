import { VisuallyHidden } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { countFilters, type KanbanFilter } from './kanban.filter.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { useTaskFilter } from './useTaskFilter.ts';

export interface FilterResultProps {
  actor: KanbanActor;
  filter: KanbanFilter;
}

/** Says what the filter left of the tasks to those who do not see it. It stays when the boards make way for a message. */
export function FilterResult({ actor, filter }: FilterResultProps) {
  const { t } = useLingui();
  const isShown = useTaskFilter(filter);
  const isFiltered = countFilters(filter) > 0;
  const count = useActorState(actor, ({ context: { shown } }) => (isFiltered ? shown.tasks.filter(isShown).length : 0));
  const isReady = useActorState(actor, (state) => state.matches('ready'));
  const all = formatNumber(count);
  const result = t`${plural(count, { 0: 'No task matches', one: `${all} task shown`, other: `${all} tasks shown` })}`;
  return <VisuallyHidden role="status">{isReady && isFiltered ? result : ''}</VisuallyHidden>;
}
