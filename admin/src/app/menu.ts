import type { AppMenuSection } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Activity, ReceiptText } from 'lucide-react';
import { paths } from '../paths.ts';
import { useAbility } from '../session/ability.ts';
import { kitMenu } from '../ui-kit/kit.menu.ts';

/** The vertical menu: what the person may open, and nothing else. */
export function useMenu(): AppMenuSection[] {
  const { t, i18n } = useLingui();
  const ability = useAbility();

  const sections: AppMenuSection[] = [
    {
      id: 'sales',
      heading: t`Sales desk`,
      items: ability.can('read', 'Sale')
        ? [{ id: 'sales', label: t`Sales`, icon: ReceiptText, href: paths.sales }]
        : [],
    },
    ...(ability.can('read', 'UiKit') ? kitMenu(i18n) : []),
    {
      id: 'system',
      heading: t`System`,
      items: [{ id: 'session', label: t`Session`, icon: Activity, href: paths.session }],
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
