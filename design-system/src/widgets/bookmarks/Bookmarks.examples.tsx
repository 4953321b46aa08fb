import { Trans } from '@lingui/react/macro';
import { Calendar, ChartLine, ChartPie, CreditCard, Kanban, Mail, MessagesSquare, SquareCheckBig } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import type { BookmarkPage } from './bookmark.types.ts';
import { BookmarkBar } from './BookmarkBar.tsx';
import { BookmarkBox } from './BookmarkBox.tsx';

const pages: readonly BookmarkPage[] = [
  { id: 'email', label: 'Email', icon: Mail, href: '/apps/email' },
  { id: 'chat', label: 'Chat', icon: MessagesSquare, href: '/apps/chat' },
  { id: 'todo', label: 'Todo', icon: SquareCheckBig, href: '/apps/todo' },
  { id: 'calendar', label: 'Calendar', icon: Calendar, href: '/apps/calendar' },
  { id: 'kanban', label: 'Kanban', icon: Kanban, href: '/apps/kanban' },
  { id: 'analytics', label: 'Analytics', icon: ChartLine, href: '/dashboard/analytics' },
  { id: 'cards', label: 'Cards', icon: CreditCard, href: '/cards/basic' },
  { id: 'charts', label: 'Charts', icon: ChartPie, href: '/charts/apex' },
];

/** Bookmarks as icons with tooltips, and the dialog to choose and sort them. */
export function BarAndBox() {
  const [ids, setIds] = useState(['email', 'chat', 'todo', 'calendar']);
  const [isOpen, setOpen] = useState(false);
  const bookmarks = ids.flatMap((id) => pages.find((page) => page.id === id) ?? []);
  return (
    <Inline>
      <BookmarkBar bookmarks={bookmarks} />
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Edit bookmarks</Trans>
      </Button>
      <BookmarkBox
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        bookmarks={bookmarks}
        pages={pages}
        onToggle={({ id, isBookmarked }) =>
          setIds((current) => (isBookmarked ? [...current, id] : current.filter((other) => other !== id)))
        }
        onReorder={(change) => setIds(change.ids)}
      />
    </Inline>
  );
}

/** More bookmarks than fit in the bar. The rest are in a menu. */
export const MoreThanFit = () => <BookmarkBar bookmarks={pages} limit={5} />;
