import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ColorDots } from './ColorDots.tsx';

/** The name of the chosen colour is shown beside the dots. */
export function ThreeColours() {
  const { t } = useLingui();
  const [value, setValue] = useState('blue');
  return (
    <ColorDots
      label={t`Colour`}
      value={value}
      onChange={(change) => setValue(change.value)}
      dots={[
        { value: 'blue', tone: 'primary', name: t`Atlantic blue` },
        { value: 'green', tone: 'success', name: t`Forest green` },
        { value: 'amber', tone: 'warning', name: t`Signal amber` },
      ]}
    />
  );
}
