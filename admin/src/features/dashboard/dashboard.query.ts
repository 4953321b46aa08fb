import type { CardPeriod } from '@embarque/design-system';
import { useAddress } from '../../routing/useAddress.ts';
import type { RevenueQuery } from './dashboard.api.ts';

const USUAL_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [USUAL_PERIOD, 'last 28 days', 'last month', 'last year'];

/** What the cards are about, as the address says: reload and back find the same figures. */
export interface DashboardQuery extends RevenueQuery {
  /** The days that the shares of the browsers are of. */
  period: CardPeriod;
}

export function useDashboardQuery() {
  const [address, changeAddress] = useAddress();
  const year = address.get('year');
  const query: DashboardQuery = {
    period: PERIODS.find((period) => period === address.get('period')) ?? USUAL_PERIOD,
    ...(year && { year }),
  };

  const change = (wish: Partial<Record<keyof DashboardQuery, string>>) =>
    changeAddress(
      (current) => {
        const next = new URLSearchParams(current);
        Object.entries(wish).forEach(([name, value]) => next.set(name, value));
        return next;
      },
      // The card that was changed stays in sight.
      { preventScrollReset: true },
    );

  return { query, change };
}
