import {
  AvatarGroup,
  Badge,
  Button,
  Inline,
  media,
  PageHeader,
  Skeleton,
  useMediaQuery,
  useSteps,
  useToday,
} from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListFilter, Plus } from 'lucide-react';
import { type Ref, useDeferredValue, useMemo } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { formatNumber } from '../../i18n/format.ts';
import { countFilters, isDone, type KanbanFilter } from './filter/kanban.filter.ts';
import { openTaskComposer } from './board/open-task-composer.ts';
import type { KanbanActor } from './machine/kanban.machine.ts';
import type { BoardState } from './model/kanban.state.ts';

export const FILTERS_ID = 'kanban-filters';
const MOST_FACES = { phone: 3, else: 5 };

export interface KanbanHeadProps {
  actor: KanbanActor;
  filter: KanbanFilter;
  isFilterOpen: boolean;
  /** The button that opens the filters: focus goes there when its owner is removed. */
  filterRef: Ref<HTMLButtonElement>;
  onFilterOpenChange: (change: { isOpen: boolean }) => void;
}

/** The boards in figures, the people who work on them, and the actions of the page. */
export function KanbanHead({ actor, filter, isFilterOpen, filterRef, onFilterOpenChange }: KanbanHeadProps) {
  const { t } = useLingui();
  const isReady = useDeferredValue(useActorState(actor, (state) => state.matches('ready')));
  const count = countFilters(filter);

  return (
    <PageHeader
      title={t`Travel desk`}
      description={isReady ? <Figures actor={actor} /> : <Skeleton width="14rem" />}
      actions={
        <>
          <People actor={actor} />
          <Button
            ref={filterRef}
            variant="outline"
            tone="secondary"
            icon={ListFilter}
            aria-expanded={isFilterOpen}
            aria-controls={FILTERS_ID}
            onClick={() => onFilterOpenChange({ isOpen: !isFilterOpen })}
          >
            <Trans context="action">Filter</Trans>
            {count > 0 && (
              <Badge
                tone="primary"
                label={t`${plural(count, { one: '# filter applied', other: '# filters applied' })}`}
              >
                {count}
              </Badge>
            )}
          </Button>
          <Button icon={Plus} isDisabled={!isReady} onClick={() => openTaskComposer(actor)}>
            <Trans>New task</Trans>
          </Button>
        </>
      }
    />
  );
}

interface PartProps {
  actor: KanbanActor;
}

/** Deferred, so that the cards render before the figures above them. */
const useShownBoards = (actor: KanbanActor) => useDeferredValue(useActorState(actor, ({ context }) => context.shown));

function People({ actor }: PartProps) {
  const { t } = useLingui();
  const state = useShownBoards(actor);
  const people = useMemo(() => workersOf(state), [state]);
  const mostFaces = MOST_FACES[useMediaQuery(media.phone) ? 'phone' : 'else'];
  const pictured = useSteps(Math.min(people.length, mostFaces));
  if (people.length === 0) return null;
  return (
    <Inline>
      <AvatarGroup
        aria-label={t`People with tasks`}
        people={people.map(({ name, src }, index) => ({ name, src: index < pictured ? src : null }))}
        max={mostFaces}
      />
    </Inline>
  );
}

function Figures({ actor }: PartProps) {
  const { t } = useLingui();
  const { boards, tasks } = useShownBoards(actor);
  const today = useToday();
  const count = tasks.length;
  const all = formatNumber(count);
  const due = tasks.filter((task) => task.dueDate === today && !isDone(task)).length;
  const figures = [
    t`${plural(boards.length, { one: '# board', other: '# boards' })}`,
    t`${plural(count, { one: `${all} task`, other: `${all} tasks` })}`,
    t`${plural(due, { 0: 'none due today', other: '# due today' })}`,
  ];
  return <span dir="auto">{figures.join(' · ')}</span>;
}

function workersOf({ tasks }: BoardState) {
  const byName = new Map(tasks.flatMap(({ assignedTo }) => assignedTo.map((person) => [person.title, person])));
  return [...byName.values()].map(({ title, img }) => ({ name: title, src: img }));
}
