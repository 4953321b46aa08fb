import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../notify.tsx';
import { onMissingCode } from '../../../lib/on-demand/missing-code.ts';

/** Says what `useOnDemand` reports. */
export function useMissingCodeMessage() {
  const { t } = useLingui();
  const say = useEffectEvent(() =>
    notify.error(t`Check your connection and try again. If that doesn't help, reload the page.`),
  );
  useEffect(() => onMissingCode(say), []);
}
