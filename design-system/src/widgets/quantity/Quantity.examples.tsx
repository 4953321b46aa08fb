import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Quantity } from './Quantity.tsx';

/** One more or one fewer at a time, from 1 to 10. */
export function OneToTen() {
  const { t } = useLingui();
  const [value, setValue] = useState(9);
  return <Quantity label={t`Suitcase locks`} value={value} onChange={(change) => setValue(change.value)} />;
}
