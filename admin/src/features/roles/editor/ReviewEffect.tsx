import { type AccessRule, allows } from '@embarque/mocks/access';
import type { RightsCell } from '@embarque/mocks/roles/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { knownActions } from '../../../access/actions.ts';
import { simulateRole } from '../../../access/role-simulation/role-simulation.ts';
import { allCalls } from '../../../http/http.log.ts';
import { rulesOfCells } from '../model/role.presence.ts';

interface ReviewEffectProps {
  /** The rights as they are stored. */
  before: readonly RightsCell[];
  /** The rights of the draft. */
  after: readonly RightsCell[];
}

/** The effect of a draft within this app: what people begin and cease to be able to do, and the last calls that it would refuse. */
export function ReviewEffect({ before, after }: ReviewEffectProps) {
  const { t, i18n } = useLingui();
  const [old, next] = [rulesOfCells(before), rulesOfCells(after)];
  const listOf = (from: readonly AccessRule[], to: readonly AccessRule[]) =>
    new Intl.ListFormat(i18n.locale).format(
      knownActions.filter((each) => allows(to, each) && !allows(from, each)).map(({ phrase }) => i18n._(phrase)),
    );
  const [more, less] = [listOf(old, next), listOf(next, old)];
  const { total, refused } = simulateRole(allCalls.read(), next);
  const count = refused.reduce((sum, each) => (allows(old, each.known) ? sum + each.count : sum), 0);
  return (
    <>
      {more && <p>{t`In this app they can then: ${more}.`}</p>}
      {less && <p>{t`In this app they can no longer: ${less}.`}</p>}
      {count > 0 && (
        <p>
          {t`${plural(total, { one: 'The last request from this tab would be refused.', other: `Of the last # requests from this tab, ${count} would be refused.` })}`}
        </p>
      )}
    </>
  );
}
