import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage, type LucideIcon, Plus, ShieldCheck, Stethoscope, Wifi } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import type { SortableLists } from './sortable.types.ts';
import { SortableGroup, type SortableGroupProps } from './SortableGroup.tsx';

function Sorted({ start, ...rest }: Partial<SortableGroupProps> & { start: SortableLists }) {
  const [lists, setLists] = useState(start);
  return <SortableGroup lists={lists} onChange={(change) => setLists(change.lists)} {...rest} />;
}

/** Cards in the order in which customers see them. */
export function Cards() {
  const { t } = useLingui();
  const covers: [id: string, title: string, text: string, icon: LucideIcon][] = [
    ['medical', t`Medical help`, t`Doctors and hospitals, up to US$ 60.000`, Stethoscope],
    ['luggage', t`Luggage`, t`Lost, delayed or damaged, up to US$ 1.200`, Luggage],
    ['trip', t`Trip cancelled`, t`Non-refundable costs, up to US$ 2.000`, ShieldCheck],
    ['esim', t`eSIM included`, t`1 GB in the first week of each trip`, Wifi],
  ];
  const items = covers.map(([id, title, text, icon]) => ({
    id,
    label: title,
    content: (
      <Stack gap="s">
        <Icon icon={icon} size="menu" />
        <strong>{title}</strong>
        <span>{text}</span>
      </Stack>
    ),
  }));
  return <Sorted variant="cards" start={[{ id: 'covers', label: t`Cover`, items }]} />;
}

/** Steps whose order is up to the team. */
export function OneList() {
  const { t } = useLingui();
  const labels = [t`Check the passport`, t`Choose the cover`, t`Name the travellers`, t`Send the policy`];
  const items = labels.map((label, index) => ({ id: `step-${index + 1}`, label }));
  return <Sorted start={[{ id: 'steps', label: t`Steps of a sale`, items }]} />;
}

const people = (names: readonly string[], detail: string) =>
  names.map((name) => ({
    id: name,
    label: name,
    content: (
      <Inline overflow="shrink">
        <Avatar name={name} size="small" />
        <PersonCell name={name} detail={detail} />
      </Inline>
    ),
  }));

const salesTeam = ['Marina Duarte', 'Ahmed Osman', 'Lívia Prado', 'Jordan Stevenson', 'Tatiane Rocha'];
const claimsTeam = ['Bruno Castro', 'Chloe Martin', 'Rafael Nunes', 'Yuki Tanaka', 'Helena Alves'];

function useTeams(): SortableLists {
  const { t } = useLingui();
  return [
    { id: 'sales', label: t`Sales`, items: people(salesTeam, t`Sales desk`) },
    { id: 'claims', label: t`Claims`, items: people(claimsTeam, t`Claims desk`) },
  ];
}

/** People go from one team to the other. */
export const SeveralLists = () => <Sorted start={useTeams()} />;

/** Selected items move together. */
export function SeveralAtOnce() {
  const { t } = useLingui();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const labels = [t`Lisbon`, t`Rio de Janeiro`, t`Tokyo`, t`New York`, t`Cairo`, t`Reykjavík`];
  const items = labels.map((label, index) => ({ id: `place-${index + 1}`, label }));
  return (
    <Stack gap="m">
      <p>
        <Trans>Choose several, then drag one of them.</Trans>
      </p>
      <Sorted
        start={[
          { id: 'offered', label: t`Offered`, items: items.slice(0, 4) },
          { id: 'promoted', label: t`On the front page`, items: items.slice(4) },
        ]}
        selected={selected}
        onSelect={(change) => setSelected(change.selected)}
      />
    </Stack>
  );
}

/** Copies an item that is dragged to the other list. */
export function Clones() {
  const { t } = useLingui();
  const chips = (prefix: string, labels: string[]) => labels.map((label) => ({ id: `${prefix} ${label}`, label }));
  const names = [t`Insurance`, t`eSIM`, t`Family`, t`Business`, t`Long stay`, t`Winter sports`];
  const marks = [t`New`, t`Best seller`, t`Last places`, t`Weekend`, t`Refundable`, t`Group`];
  return (
    <Sorted
      variant="chips"
      drop="copy"
      start={[
        { id: 'topics', label: t`Topics`, items: chips('topic', names) },
        { id: 'marks', label: t`Marks`, items: chips('mark', marks) },
      ]}
    />
  );
}

/** Only the plus drags; the rest of the item can be pressed and selected as text. */
export const ByHandle = () => <Sorted drags="handle" handleIcon={Plus} start={useTeams()} />;
