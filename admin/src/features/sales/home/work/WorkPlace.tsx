import { OnDemand, Skeleton } from '@embarque/design-system';
import type { CSSProperties } from 'react';
import { config } from '../../../../config.ts';
import type { QueryResult } from '../../../../query/useQuery.ts';
import { useAbility } from '../../../../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../../../../session/subjects.ts';
import type { SaleList } from '../../server/sale.schema.ts';

const loadWork = () => import('./WorkOfTheDay.tsx');

const noWorkYet = <Skeleton shape="block" height="100%" />;

/** As high as the work of the day: in a row, in two, or on a phone below each other, so that the list below never moves. */
const room: CSSProperties = {
  display: 'grid',
  minBlockSize: 'max(7.875rem, min(9.125rem, (64rem - 100vw) * 999), min(15rem, (48rem - 100vw) * 999))',
};

export interface WorkPlaceProps {
  /** Today, such as `2030-06-15`. */
  today: string;
  /** The list below: the work waits for it, and is left out when it fails. */
  list: Pick<QueryResult<SaleList>, 'data' | 'error'>;
}

/**
 * The place of the work of the day, for those who may see it; its code and data load after the list. The sales API knows no such work:
 * only the demo has it, whose trips and claims follow from its own sales.
 */
export function WorkPlace({ today, list }: WorkPlaceProps) {
  const hasWork = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  if (config.target !== 'demo' || !hasWork || list.error !== null) return null;
  return (
    <div style={room}>
      <OnDemand load={loadWork} fallback={noWorkYet}>
        {({ WorkOfTheDay }) => (list.data ? <WorkOfTheDay today={today} /> : noWorkYet)}
      </OnDemand>
    </div>
  );
}
