import { useEffect, useState } from 'react';

type Withdraw = () => void;

/**
 * Marks toasts with something to press that only this page can do: they go with it.
 *
 * @returns takes what `notify` returned, and hands it on
 */
export function useToastsOfPage(): (withdraw: Withdraw) => Withdraw {
  const [withdrawals] = useState(() => new Set<Withdraw>());
  useEffect(
    () => () => {
      for (const withdraw of withdrawals) withdraw();
      withdrawals.clear();
    },
    [withdrawals],
  );
  return (withdraw) => {
    withdrawals.add(withdraw);
    return withdraw;
  };
}
