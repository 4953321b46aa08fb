import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { MenuItem } from '../../../components/dropdowns/menu.types.ts';
import { Entries, Heading, Places, SideFoot } from '../../mail-box/MailFolders.styles.ts';
import { SideEntry, type SideEntryProps } from '../../mail-box/SideEntry.tsx';
import { TagHead, TagItem } from './TaskSide.styles.ts';

export interface TaskSideEntry extends Omit<SideEntryProps, 'onFollow'> {
  id: string;
}

export interface TaskSideProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lists, each with an icon. */
  lists: readonly TaskSideEntry[];
  /** The tags, each with a tone. */
  tags: readonly TaskSideEntry[];
  /** Called when a task is to be added. */
  onAdd: () => void;
  /** Called when a tag is to be added. */
  onAddTag: () => void;
  /** The items of a tag's menu. */
  tagActions: (tag: TaskSideEntry) => MenuItem[];
  /** Called when an entry is followed. */
  onFollow?: () => void;
  /** Stands at the foot: the shortcuts of the page. */
  foot?: ReactNode;
}

/** The lists and tags of tasks. */
export function TaskSide({ lists, tags, onAdd, onAddTag, tagActions, onFollow, foot, ...rest }: TaskSideProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Places {...rest}>
      <Button icon={Plus} width="full" onClick={() => onAdd()}>
        {t`Add Task`}
      </Button>
      <nav aria-label={t({ message: 'Lists', context: 'tasks' })}>
        <Entries role="list">
          {lists.map(({ id: key, ...entry }) => (
            <li key={key}>
              <SideEntry {...entry} onFollow={onFollow} />
            </li>
          ))}
        </Entries>
      </nav>
      <div>
        <TagHead>
          <Heading id={id}>{t`Tags`}</Heading>
          <IconButton icon={Plus} size="small" label={t`New tag`} onClick={() => onAddTag()} />
        </TagHead>
        <nav aria-labelledby={id}>
          <Entries role="list">
            {tags.map((tag) => {
              const { id: key, ...entry } = tag;
              return (
                <TagItem key={key}>
                  <SideEntry {...entry} onFollow={onFollow} />
                  <Menu
                    trigger={<IconButton icon={Ellipsis} size="small" label={t`Actions for tag ${tag.label}`} />}
                    items={() => tagActions(tag)}
                    placement="bottom end"
                  />
                </TagItem>
              );
            })}
          </Entries>
        </nav>
      </div>
      {foot && <SideFoot>{foot}</SideFoot>}
    </Places>
  );
}
