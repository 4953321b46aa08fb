import { ErrorState, OnDemand } from '@embarque/design-system';
import { KanbanSkeleton } from '@embarque/design-system/kanban';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useErrorText } from '../../http/http.words.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';
import { useAddress } from '../../routing/useAddress.ts';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { countFilters, type KanbanFilter } from './kanban.filter.ts';
import type { KanbanActor } from './kanban.machine.ts';
import { readKanbanQuery, writeFilter, writeTask } from './kanban.query.ts';
import { KanbanBoards } from './KanbanBoards.tsx';
import { KanbanFilters } from './KanbanFilters.tsx';
import { KanbanHead } from './KanbanHead.tsx';
import { useKanban } from './useKanban.ts';
import { useKanbanShortcuts } from './useKanbanShortcuts.ts';

const loadTaskPanel = () => import('./TaskPanel.tsx');

/** `/apps/kanban`: the filter and the open task are in the address. */
export function KanbanPage() {
  const { t } = useLingui();
  const [address, changeAddress] = useAddress();
  const { filter, task } = readKanbanQuery(address);
  const isFiltered = countFilters(filter) > 0;
  const [isFilterOpen, setFilterOpen] = useState(isFiltered);

  const open = (taskId: number | null) => changeAddress((current) => writeTask(current, taskId));
  // Each letter would be a step back otherwise.
  const ask = (change: Partial<KanbanFilter>) =>
    changeAddress((current) => writeFilter(current, change), { replace: 'q' in change });

  const actor = useKanban();
  // Cards are many: they are drawn in slices, between which a person can type and press.
  const isReady = useDeferredValue(useActorState(actor, (state) => state.matches('ready')));
  const keepFocus = useFocusAfterRemoval(isReady);
  const searchField = useRef<HTMLInputElement>(null);
  const search = () => {
    setFilterOpen(true);
    requestAnimationFrame(() => focusOnceShown(searchField.current));
  };
  useKanbanShortcuts({ actor, isReady, onFilter: search });

  return (
    <>
      <PageTitle title={t`Kanban`} />
      <KanbanHead
        actor={actor}
        filter={filter}
        isFilterOpen={isFilterOpen}
        onFilterOpenChange={(change) => setFilterOpen(change.isOpen)}
      />
      <KanbanFilters actor={actor} filter={filter} isOpen={isFilterOpen} searchRef={searchField} onChange={ask} />
      {isReady ? (
        <KanbanBoards actor={actor} filter={filter} onFilter={ask} onOpen={open} />
      ) : (
        <KanbanOnItsWay actor={actor} onTryAgain={keepFocus} />
      )}
      {isReady && task !== null && (
        <OnDemand load={loadTaskPanel} onMissing={() => open(null)}>
          {({ TaskPanel }) => <TaskPanel key={task} actor={actor} taskId={Number(task)} onClose={() => open(null)} />}
        </OnDemand>
      )}
    </>
  );
}

interface KanbanOnItsWayProps {
  actor: KanbanActor;
  /** Called before the message may go. */
  onTryAgain: () => void;
}

/** Stands where the boards will be. */
function KanbanOnItsWay({ actor, onTryAgain }: KanbanOnItsWayProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches('loading'));
  const tryAgain = useTryAgain(() => {
    onTryAgain();
    actor.send({ type: 'try again' });
  });

  if (error === null) return <KanbanSkeleton label={t`Loading the boards…`} />;
  return (
    <ErrorState headingLevel={2} title={t`The boards could not be loaded`} onRetry={tryAgain} isRetrying={isLoading}>
      {errorText(error)}
    </ErrorState>
  );
}

/** While the filters open, nothing in there takes focus yet: asks again frame by frame, for half a second at most. */
function focusOnceShown(field: HTMLElement | null, frames = 30) {
  field?.focus();
  if (document.activeElement !== field && frames > 0) requestAnimationFrame(() => focusOnceShown(field, frames - 1));
}
