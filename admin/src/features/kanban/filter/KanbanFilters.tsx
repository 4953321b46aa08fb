import { Card, ChoiceChips, Collapse, Grid, SearchField, Select, Stack, theme } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useSearchText } from '../../../query/useSearchText.ts';
import { KANBAN_LABELS } from '../server/kanban.schema.ts';
import { DUE_FILTERS, type KanbanFilter } from './kanban.filter.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { labelTone, useDueLabels } from '../kanban.labels.ts';
import { FILTERS_ID } from '../KanbanHead.tsx';

export interface KanbanFiltersProps {
  actor: KanbanActor;
  filter: KanbanFilter;
  isOpen: boolean;
  /** The search field, for the key that leads to it. */
  searchRef: Ref<HTMLInputElement>;
  onChange: (change: Partial<KanbanFilter>) => void;
}

const ANY = 'any';

/** Search, labels, people and days, above the boards. */
export function KanbanFilters({ actor, filter, isOpen, searchRef, onChange }: KanbanFiltersProps) {
  const { t } = useLingui();
  const dueLabels = useDueLabels();
  const people = useActorState(actor, ({ context }) => context.people);
  const search = useSearchText(filter.q, (q) => onChange({ q }));

  return (
    <Collapse id={FILTERS_ID} isOpen={isOpen}>
      <Card role="search" aria-label={t`Filter tasks`} style={{ marginBlockEnd: theme.space.gap }}>
        <Stack>
          <Grid gap="l" minCell="14rem" lastRow="stretch">
            <SearchField
              ref={searchRef}
              label={t`Search tasks`}
              labelVisibility="shown"
              placeholder={t`Title or description`}
              value={search.text}
              onChange={({ target }) => search.setText(target.value)}
            />
            <Select
              label={t({ message: 'Due', context: 'date' })}
              options={[
                { value: ANY, label: t`Any day` },
                ...DUE_FILTERS.map((value) => ({ value, label: dueLabels[value] })),
              ]}
              value={filter.due ?? ANY}
              onChange={({ value: chosen }) => onChange({ due: DUE_FILTERS.find((due) => due === chosen) })}
            />
          </Grid>
          <ChoiceChips
            label={t({ message: 'Labels', context: 'tags' })}
            options={KANBAN_LABELS.map((label) => ({ value: label, label, tone: labelTone(label) }))}
            value={filter.labels}
            onChange={({ value }) => onChange({ labels: value })}
          />
          {people.length > 0 && (
            <ChoiceChips
              label={t`Assigned to`}
              options={people.map(({ title, img }) => ({ value: title, label: title, image: img }))}
              value={filter.people}
              onChange={({ value }) => onChange({ people: value })}
            />
          )}
        </Stack>
      </Card>
    </Collapse>
  );
}
