import { ErrorState, HighlightScope, OnDemand, focusSoon } from '@embarque/design-system';
import { KanbanSkeleton } from '@embarque/design-system/kanban';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../outbox/react/useSettled.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { FilterResult } from './filter/FilterResult.tsx';
import { countFilters, type KanbanFilter } from './filter/kanban.filter.ts';
import { type KanbanActor, kanbanMachine } from './machine/kanban.machine.ts';
import { noFilter, readKanbanQuery, writeFilter, writeTask } from './filter/kanban.query.ts';
import { KanbanBoards } from './board/KanbanBoards.tsx';
import { KanbanFilters } from './filter/KanbanFilters.tsx';
import { KanbanHead } from './KanbanHead.tsx';
import { kanbanOutbox } from './server/kanban.outbox.ts';
import { useKanbanShortcuts } from './useKanbanShortcuts.ts';
import { useTaskAskedFor } from './useTaskAskedFor.ts';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { TASKS } from './server/kanban.api.ts';

const loadTaskPanel = () => import('./task/TaskPanel.tsx');

/** `/apps/kanban`: the filter and the open task are in the address. */
export function KanbanPage() {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const { filter, task } = readKanbanQuery(searchParams);
  const isFiltered = countFilters(filter) > 0;
  const [isFilterOpen, setFilterOpen] = useState(isFiltered);

  const open = (taskId: number) => changeSearchParams((current) => writeTask(current, taskId));
  // The way back leads to the boards, not into what was closed.
  const close = () => changeSearchParams((current) => writeTask(current, null), { replace: true });
  // Each letter would be a step back otherwise.
  const ask = (change: Partial<KanbanFilter>) =>
    changeSearchParams((current) => writeFilter(current, change), { replace: Object.keys(change).join() === 'q' });
  const filterButton = useRef<HTMLButtonElement>(null);
  const clearFilter = () => {
    filterButton.current?.focus();
    ask(noFilter);
  };

  const actor = useKanban();
  // Cards are many: they are drawn in slices, between which a person can type and press.
  const isReady = useDeferredValue(useActorState(actor, (state) => state.matches('ready')));
  const keepFocus = useFocusAfterRemoval(isReady);
  const searchField = useRef<HTMLInputElement>(null);
  const search = () => {
    setFilterOpen(true);
    requestAnimationFrame(() => focusSoon(() => searchField.current));
  };
  useKanbanShortcuts({ actor, isReady, onFilter: search });
  useTaskAskedFor({ actor, isReady });

  return (
    <>
      <PageTitle title={t`Kanban`} />
      <KanbanHead
        actor={actor}
        filter={filter}
        isFilterOpen={isFilterOpen}
        filterRef={filterButton}
        onFilterOpenChange={(change) => setFilterOpen(change.isOpen)}
      />
      <KanbanFilters actor={actor} filter={filter} isOpen={isFilterOpen} searchRef={searchField} onChange={ask} />
      <FilterResult actor={actor} filter={filter} />
      <UnreadableRowsOf path={TASKS} />
      {isReady ? (
        <HighlightScope query={filter.q} by="words">
          <KanbanBoards actor={actor} filter={filter} onClearFilter={clearFilter} onOpen={open} />
        </HighlightScope>
      ) : (
        <KanbanPending actor={actor} onTryAgain={keepFocus} />
      )}
      {isReady && task !== null && (
        <OnDemand load={loadTaskPanel} onMissing={close}>
          {({ TaskPanel }) => <TaskPanel key={task} actor={actor} taskId={Number(task)} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}

/** The boards of this page, which run as long as it is there. */
function useKanban(): KanbanActor {
  const outbox = useOutbox();
  const storage = useStorage();
  const settled = useSettled(kanbanOutbox.name);
  return useInspectedActor(kanbanMachine, { input: { outbox, settled, storage } });
}

interface KanbanPendingProps {
  actor: KanbanActor;
  /** Called before the message may go. */
  onTryAgain: () => void;
}

/** Stands where the boards will be. */
function KanbanPending({ actor, onTryAgain }: KanbanPendingProps) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches('loading'));
  const tryAgain = useTryAgain(() => {
    onTryAgain();
    actor.send({ type: 'try again' });
  });

  if (error === null) return <KanbanSkeleton label={t`Loading boards…`} />;
  return (
    <ErrorState headingLevel={2} title={t`Couldn't load the boards`} onRetry={tryAgain} isRetrying={isLoading}>
      <ErrorText error={error} />
    </ErrorState>
  );
}
