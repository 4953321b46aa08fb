import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, FileText, Mail, MousePointerClick, Pencil, Share2, Trash2 } from 'lucide-react';
import { Card } from '../../cards/card/Card.tsx';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { notify } from '../../components/toasts/notify.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';

function useActions(): MenuItem[] {
  const { t } = useLingui();
  return [
    { id: 'edit', label: t`Edit`, icon: Pencil, onAction: () => notify.success(t`The policy is open for editing.`) },
    { id: 'copy', label: t`Copy number`, icon: Copy, onAction: () => notify.success(t`EM-2041 was copied.`) },
    {
      id: 'delete',
      label: t`Delete`,
      icon: Trash2,
      tone: 'danger',
      onAction: () => notify.success(t`Policy EM-2041 was deleted.`),
    },
  ];
}

/** A place to press, as large as a finger likes. */
function Area({ children, ...rest }: Pick<ContextMenuProps, 'opensOn' | 'entrance' | 'items' | 'children' | 'label'>) {
  return (
    <ContextMenu {...rest}>
      <Card>
        <Inline distribute="center" style={{ minBlockSize: '5rem' }}>
          <Icon icon={MousePointerClick} size="menu" />
          <span>{children}</span>
        </Inline>
      </Card>
    </ContextMenu>
  );
}

/** On a right click, a long press, Shift+F10 or the menu key. */
export function RightClick() {
  const { t } = useLingui();
  return (
    <Area label={t`Policy EM-2041`} items={useActions()}>
      <Trans>Press with the right button</Trans>
    </Area>
  );
}

/** Submenus two levels deep. Disabled items keep their place. */
export function Submenus() {
  const { t } = useLingui();
  const send = (by: string) => () => notify.success(t`Sent: ${by}`);
  const documents: MenuItem[] = [
    { id: 'terms', label: t`Terms`, icon: FileText, onAction: send(t`Terms`) },
    { id: 'card', label: t`Emergency card`, icon: FileText, isDisabled: true },
    {
      id: 'certificate',
      label: t`Certificate`,
      icon: FileText,
      submenu: [
        { id: 'english', label: t`In English`, onAction: send(t`Certificate in English`) },
        { id: 'portuguese', label: t`In Portuguese`, onAction: send(t`Certificate in Portuguese`) },
      ],
    },
  ];
  return (
    <Area
      label={t`Policy EM-2041`}
      items={[
        { id: 'download', label: t`Download`, icon: Download, onAction: send(t`Download`) },
        { id: 'send', label: t`Send document`, icon: Share2, submenu: documents },
        { id: 'mail', label: t`Write to the traveller`, icon: Mail, isDisabled: true },
      ]}
    >
      <Trans>Press with the right button</Trans>
    </Area>
  );
}

/** On a click, for an area with no other action. Enter and Space do the same. */
export function LeftClick() {
  const { t } = useLingui();
  return (
    <Area label={t`Actions for policy EM-2041`} opensOn="press" items={useActions()}>
      <Trans>Press</Trans>
    </Area>
  );
}

/** On a double click, where a single click selects. */
export function DoubleClick() {
  const { t } = useLingui();
  return (
    <Area label={t`Actions for policy EM-2041`} opensOn="doublePress" items={useActions()}>
      <Trans>Press twice</Trans>
    </Area>
  );
}

const entrances: [entrance: NonNullable<ContextMenuProps['entrance']>, label: MessageDescriptor][] = [
  ['fade', msg`Fade`],
  ['flip', msg`Flip`],
  ['slide', msg`Slide`],
];

/** Shows entrance animations. Reduced motion disables them. */
export function Animations() {
  const { t } = useLingui();
  const items = useActions();
  return (
    <Grid>
      {entrances.map(([entrance, label]) => (
        <Area key={entrance} entrance={entrance} label={t(label)} items={items}>
          {t(label)}
        </Area>
      ))}
    </Grid>
  );
}
