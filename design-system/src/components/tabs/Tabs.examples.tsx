import { useLingui } from '@lingui/react/macro';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { useSaleViews } from './tabs.samples.tsx';

function SaleViews({ icons = 'without', ...rest }: Partial<TabsProps> & { icons?: 'with' | 'without' }) {
  const { t } = useLingui();
  const views = useSaleViews();
  const items = icons === 'with' ? views : views.map(({ icon: _, ...view }) => view);
  return <Tabs label={t`The sale`} items={items} {...rest} />;
}

export const Basic = () => <SaleViews />;
export const WithIcons = () => <SaleViews icons="with" />;
export const VerticalStart = () => <SaleViews placement="start" />;
export const VerticalEnd = () => <SaleViews placement="end" />;
export const Filled = () => <SaleViews fit="fill" />;
export const Justified = () => <SaleViews fit="equal" />;
export const Centered = () => <SaleViews align="center" />;
export const AtTheEnd = () => <SaleViews align="end" />;
