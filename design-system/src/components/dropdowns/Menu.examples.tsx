import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Copy, Download, FileText, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { tones } from '../../theme/tones.ts';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { ActionsMenu } from './ActionsMenu.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import type { MenuItem } from './menu.types.ts';

function useDocuments(): MenuItem[] {
  const { t } = useLingui();
  return [
    { id: 'policy', label: t`Policy`, icon: FileText },
    { id: 'terms', label: t`Terms`, icon: FileText },
    { id: 'card', label: t`Emergency card`, icon: FileText, isDisabled: true },
  ];
}

function Documents({ children, placement, ...rest }: ButtonProps & Pick<MenuProps, 'placement'>) {
  const trigger = (
    <Button {...rest}>
      {children}
      <Icon icon={ChevronDown} />
    </Button>
  );
  return <Menu trigger={trigger} items={useDocuments()} placement={placement} />;
}

export const Basic = () => (
  <Documents variant="outline">
    <Trans>Download</Trans>
  </Documents>
);

const names: Record<(typeof tones)[number], MessageDescriptor> = {
  primary: msg`Primary`,
  secondary: msg`Secondary`,
  success: msg`Success`,
  danger: msg`Danger`,
  warning: msg`Warning`,
  info: msg`Info`,
  dark: msg`Dark`,
};

function EveryTone(props: Pick<ButtonProps, 'variant'>) {
  const { t } = useLingui();
  return (
    <Inline>
      {tones.map((tone) => (
        <Documents key={tone} tone={tone} {...props}>
          {t(names[tone])}
        </Documents>
      ))}
    </Inline>
  );
}

export const Solid = () => <EveryTone />;
export const Flat = () => <EveryTone variant="ghost" />;
export const Gradient = () => <EveryTone variant="gradient" />;

export const Directions = () => (
  <Inline>
    <Documents variant="outline" placement="bottom end">
      <Trans>Lined up with the end</Trans>
    </Documents>
    <Documents variant="outline" placement="top start">
      <Trans>Upwards</Trans>
    </Documents>
    <Documents variant="outline" placement="end top">
      <Trans>To the end</Trans>
    </Documents>
    <Documents variant="outline" placement="start top">
      <Trans>To the start</Trans>
    </Documents>
  </Inline>
);

export function ActionsOfARow() {
  const { t } = useLingui();
  const number = 'S-5089';
  return (
    <ActionsMenu
      label={t`Actions for ${number}`}
      items={[
        { id: 'edit', label: t`Edit`, icon: Pencil, shortcut: 'E' },
        { id: 'copy', label: t`Copy number`, icon: Copy, shortcut: '⌘C' },
        {
          id: 'send',
          label: t`Send to the customer`,
          items: [
            { id: 'mail', label: t`By email`, icon: Mail },
            { id: 'file', label: t`As a file`, icon: Download },
          ],
        },
        { id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger' },
      ]}
    />
  );
}

export function Choices() {
  const { t } = useLingui();
  const [period, setPeriod] = useState(['28']);
  const [columns, setColumns] = useState(['status', 'amount']);
  return (
    <Menu
      trigger={
        <Button variant="outline" tone="secondary">
          <Trans>View</Trans>
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={[
        {
          id: 'period',
          label: t`Period`,
          selection: { mode: 'single', selected: period, onChange: ({ selected }) => setPeriod(selected) },
          items: [
            { id: '28', label: t`Last 28 days` },
            { id: 'month', label: t`Last month` },
            { id: 'year', label: t`Last year` },
          ],
        },
        {
          id: 'columns',
          label: t`Columns`,
          selection: { mode: 'multiple', selected: columns, onChange: ({ selected }) => setColumns(selected) },
          items: [
            { id: 'status', label: t`Status` },
            { id: 'amount', label: t`Amount` },
            { id: 'airport', label: t`Airport` },
          ],
        },
      ]}
    />
  );
}

export function Links() {
  const { t } = useLingui();
  return (
    <Menu
      trigger={
        <Button variant="outline" tone="secondary">
          <Trans>Go to</Trans>
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={[
        { id: 'sales', label: t`Sales`, href: '/sales' },
        { id: 'session', label: t`My session`, href: '/session' },
      ]}
    />
  );
}
