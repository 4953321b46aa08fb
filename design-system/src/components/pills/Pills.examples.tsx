import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Tabs, type TabsProps } from '../tabs/Tabs.tsx';
import { usePlainViews, useSaleViews } from '../tabs/tabs.samples.tsx';

function Pills(props: Partial<TabsProps>) {
  const { t } = useLingui();
  const items = useSaleViews().map(({ icon: _, ...view }) => view);
  return <Tabs label={t`The sale`} items={items} variant="pill" {...props} />;
}

export function WithMenu() {
  const { t } = useLingui();
  const more = {
    label: t`More`,
    items: [
      { id: 'payments', label: t`Payments`, content: <Trans>Paid in full on 3 November, by card.</Trans> },
      { id: 'claims', label: t`Claims`, content: <Trans>No claim has been made on this policy.</Trans> },
    ],
  };
  return <Pills more={more} />;
}

export const Stacked = () => <Pills placement="start" />;
export const Filled = () => <Pills fit="fill" />;
export const Justified = () => <Pills fit="equal" />;
export const Centered = () => <Pills align="center" />;
export const AtTheEnd = () => <Pills align="end" />;

const themes: Tone[] = ['secondary', 'success', 'danger', 'warning', 'info'];

export function Themes() {
  const { t } = useLingui();
  const items = usePlainViews();
  const names = [t`Secondary`, t`Success`, t`Danger`, t`Warning`, t`Info`];
  return (
    <Stack>
      {themes.map((tone, index) => (
        <Pills key={tone} tone={tone} label={names[index]} items={items} />
      ))}
    </Stack>
  );
}
