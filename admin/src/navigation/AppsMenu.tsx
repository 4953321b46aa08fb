import { IconButton, Menu } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Calendar, LayoutGrid, Mail, MessagesSquare, SquareCheckBig } from 'lucide-react';
import { paths } from '../paths.ts';

/** The apps that people go to most, at the end of the way to a page. */
export function AppsMenu() {
  const { t } = useLingui();
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton size="small" icon={LayoutGrid} label={t`Apps`} />}
      items={[
        { id: 'todo', label: t`Todo`, icon: SquareCheckBig, href: '/apps/todo' },
        { id: 'chat', label: t`Chat`, icon: MessagesSquare, href: '/apps/chat' },
        { id: 'email', label: t`Email`, icon: Mail, href: paths.email },
        { id: 'calendar', label: t`Calendar`, icon: Calendar, href: '/apps/calendar' },
      ]}
    />
  );
}
