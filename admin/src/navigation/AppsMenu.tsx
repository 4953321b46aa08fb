import { IconButton, Menu } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Calendar, LayoutGrid, Mail, MessagesSquare, ShoppingBag, SquareCheckBig, SquareKanban } from 'lucide-react';
import { paths } from '../paths.ts';

/** The apps that people go to most, at the end of the way to a page. */
export function AppsMenu() {
  const { t } = useLingui();
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton size="small" icon={LayoutGrid} label={t`Apps`} />}
      items={[
        { id: 'todo', label: t`Todo`, icon: SquareCheckBig, href: paths.todo },
        { id: 'chat', label: t`Chat`, icon: MessagesSquare, href: paths.chat },
        { id: 'email', label: t`Email`, icon: Mail, href: paths.email },
        { id: 'calendar', label: t`Calendar`, icon: Calendar, href: paths.calendar },
        { id: 'kanban', label: t`Kanban`, icon: SquareKanban, href: paths.kanban },
        { id: 'shop', label: t`Shop`, icon: ShoppingBag, href: paths.shop },
      ]}
    />
  );
}
