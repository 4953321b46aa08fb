import { Alert } from '@embarque/design-system';
import type { RightsCell, Role } from '@embarque/mocks/roles/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACTIONS, AREAS, CELLS } from '../../../people/rights.ts';
import { useActionLabels, useAreaLabels } from '../../../people/useRightsLabels.ts';

interface RoleChangeProps {
  before: Role | undefined;
  after: Role | undefined;
}

/** The rights that another role gives and takes, before it is saved: a line of its own in the grid of the form. */
export function RoleChange({ before, after }: RoleChangeProps) {
  const { t } = useLingui();
  const describe = useRightsText();
  if (!before || !after || before.userRole === after.userRole) return null;
  const [had, has] = [cellsOf(before), cellsOf(after)];
  const gains = describe(CELLS.filter((cell) => has.has(cell) && !had.has(cell)));
  const loses = describe(CELLS.filter((cell) => had.has(cell) && !has.has(cell)));
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Alert tone="info" title={t`This changes what they can do`} announced="politely">
        {after.hasFullAccess ? <p>{t`Gains full access.`}</p> : gains && <p>{t`Gains: ${gains}.`}</p>}
        {before.hasFullAccess && !after.hasFullAccess && <p>{t`Loses full access.`}</p>}
        {!before.hasFullAccess && loses && <p>{t`Loses: ${loses}.`}</p>}
        {!gains && !loses && before.hasFullAccess === after.hasFullAccess && (
          <p>
            <Trans>Both roles have the same rights.</Trans>
          </p>
        )}
      </Alert>
    </div>
  );
}

const cellsOf = ({ hasFullAccess, cells }: Role): ReadonlySet<RightsCell> => new Set(hasFullAccess ? CELLS : cells);

/** Rights in words, area by area: "Reporting (read, write), Payroll (read)". */
function useRightsText() {
  const { i18n } = useLingui();
  const areas = useAreaLabels();
  const actions = useActionLabels();
  const list = new Intl.ListFormat(i18n.locale, { style: 'short', type: 'unit' });
  return (cells: readonly RightsCell[]): string =>
    list.format(
      AREAS.flatMap((area) => {
        const inArea = ACTIONS.filter((action) => cells.includes(`${area}.${action}`));
        const words = inArea.map((action) => actions[action].toLocaleLowerCase(i18n.locale));
        return words.length === 0 ? [] : [`${areas[area]} (${words.join(', ')})`];
      }),
    );
}
