import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import type { RowEvents } from './row-events.ts';
import { SmallButton } from './TaskRow.styles.ts';

interface TaskMenuProps extends Pick<RowEvents, 'menuOf'> {
  id: number;
  title: string;
}

/** The actions on one task, its moves among them for those who do not drag. */
export function TaskMenu({ id, title, menuOf }: TaskMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      trigger={
        <SmallButton type="button" tabIndex={-1} aria-label={t`Actions for “${title}”`}>
          <Icon icon={Ellipsis} size="menu" />
        </SmallButton>
      }
      items={() => menuOf(id)}
      placement="bottom end"
    />
  );
}
