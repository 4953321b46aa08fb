import { useLingui } from '@lingui/react/macro';
import { Nav, type NavProps } from './Nav.tsx';

function SalesPages(props: Omit<NavProps, 'label' | 'items'>) {
  const { t } = useLingui();
  return (
    <Nav
      label={t`Sales`}
      current="/sales"
      items={[
        { label: t`All sales`, href: '/sales' },
        { label: t`Session`, href: '/session' },
        { label: t`Reports`, href: '/reports', isDisabled: true },
      ]}
      {...props}
    />
  );
}

export const Basic = () => <SalesPages />;
export const Bordered = () => <SalesPages variant="bordered" />;
export const Centered = () => <SalesPages align="center" />;
export const AtTheEnd = () => <SalesPages align="end" />;
export const Vertical = () => <SalesPages direction="column" />;
export const VerticalBordered = () => <SalesPages direction="column" variant="bordered" />;
export const SquareBorder = () => <SalesPages variant="square" />;
export const Divided = () => <SalesPages variant="divided" direction="column" />;
