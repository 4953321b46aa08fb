import {
  Card,
  EmptyState,
  HighlightScope,
  OnDemand,
  SearchField,
  Select,
  StatusPill,
  Table,
  type TableColumn,
  Toolbar,
} from '@embarque/design-system';
import { hasFolded } from '@embarque/design-system/find-folded';
import { type AccessRule, explain } from '@embarque/mocks/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { EVERYTHING, type KnownAction, knownActions } from '../../access/actions.ts';
import { sentencesIn } from '../../access/sentences/sentences.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useSearchText } from '../../query/useSearchText.ts';
import { withParams } from '../../query/search-params.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { useRights } from '../../session/view/useRights.ts';
import { RoleSimulationCard } from './RoleSimulationCard.tsx';
import { type NamedRole, useAllRoles } from './useAllRoles.ts';

const loadViews = () => import('./views/ViewsCard.tsx');

interface RightRow extends KnownAction {
  label: string;
  isAllowed: boolean;
  why: string;
}

/** The rights of a role, each with the rule that grants it or the roles that would, and a simulation of the role. The search is in the URL. */
export function RightsOfRole() {
  const { t } = useLingui();
  const own = useRights()?.role ?? '';
  const roles = useAllRoles();
  const mayReadRoles = useAbility().can('read', 'Role');
  const [chosen, setChosen] = useState<string | null>(null);
  const role = roles.find(({ id, userRole }) => [id, userRole].includes(chosen ?? own)) ?? roles.at(-1);
  const [searchParams, changeSearchParams] = useSearchQuery();
  const query = searchParams.get('q') ?? '';
  const search = useSearchText(query, (q) =>
    changeSearchParams((current) => withParams(current, { q: q || undefined }), { replace: true }),
  );
  const rows = useRows(role, roles, query);
  const columns: TableColumn<RightRow>[] = [
    { id: 'action', header: t({ message: 'Action', context: 'right' }), cell: ({ label }) => label },
    { id: 'allowed', header: t({ message: 'Allowed', context: 'right' }), cell: allowedPill },
    { id: 'why', header: t({ message: 'Why', context: 'right' }), cell: ({ why }) => why },
  ];
  return (
    <>
      <Card padding="none" title={t`What each role may do`}>
        <Toolbar label={t`Search rights`} role="search">
          <SearchField
            label={t`Search rights`}
            placeholder={t`For example: delete invoices`}
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
          <Select
            label={t({ message: 'Role', context: 'choice' })}
            labelVisibility="hidden"
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            value={role?.id ?? ''}
            onChange={({ value }) => setChosen(value)}
          />
        </Toolbar>
        {rows.length > 0 ? (
          <HighlightScope query={query}>
            <Table
              caption={t`Rights of the role`}
              cards="phone"
              columns={columns}
              rows={rows}
              rowKey={({ action, subject }) => `${action} ${subject}`}
            />
          </HighlightScope>
        ) : (
          <EmptyState title={t`No right of that name`}>
            <Trans>Try another word, such as "invoices" or "delete".</Trans>
          </EmptyState>
        )}
      </Card>
      {role && <RoleSimulationCard role={role.name} rules={role.rules} />}
      {mayReadRoles && <OnDemand load={loadViews}>{({ ViewsCard }) => <ViewsCard roles={roles} />}</OnDemand>}
    </>
  );
}

/** A role that may do everything has one row that says so, until somebody asks for a right by its name. */
function useRows(role: NamedRole | undefined, roles: readonly NamedRole[], query: string): RightRow[] {
  const { i18n } = useLingui();
  const names = new Map(roles.map(({ id, name }) => [id, name]));
  const sentences = sentencesIn(i18n, names, role?.id ?? '');
  const sources = role ? [{ id: role.id, kind: 'role' as const, rules: role.rules }] : [];
  const rowOf = (known: KnownAction): RightRow => {
    const { action, subject } = known;
    const explanation = explain({ sources, roles, action, subject });
    const { rule, holders } = sentences({ action, subject }, explanation);
    return {
      ...known,
      label: asTitle(i18n._(known.phrase), i18n.locale),
      isAllowed: explanation.allowed,
      why: holders ?? rule ?? '',
    };
  };
  if (query.trim() === '' && role && mayDoEverything(role.rules)) return [rowOf(EVERYTHING)];
  return knownActions.map(rowOf).filter(({ label }) => hasFolded(label, query));
}

const mayDoEverything = (rules: readonly AccessRule[]) =>
  rules.some(({ action, subject, inverted }) => action === 'manage' && subject === 'all' && !inverted) &&
  !rules.some(({ inverted }) => inverted);

/** A phrase that stands by itself. */
const asTitle = (phrase: string, locale: string) => phrase.slice(0, 1).toLocaleUpperCase(locale) + phrase.slice(1);

const allowedPill = ({ isAllowed }: RightRow) =>
  isAllowed ? (
    <StatusPill tone="success" mark={Check}>
      <Trans context="allowed">Yes</Trans>
    </StatusPill>
  ) : (
    <StatusPill mark={X}>
      <Trans context="allowed">No</Trans>
    </StatusPill>
  );
