import { EditableTitle, type EditableTitleProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { isSameTitle } from '../model/kanban.state.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';

export interface BoardTitleProps extends Pick<EditableTitleProps, 'title' | 'isEditing' | 'onEditingChange'> {
  actor: KanbanActor;
  boardId: string;
}

/** The title of a board, to be changed where it stands. This browser keeps the other title: no call of the server does. */
export function BoardTitle({ actor, boardId, ...rest }: BoardTitleProps) {
  const { t } = useLingui();
  const isTaken = (title: string) =>
    actor.getSnapshot().context.shown.boards.some((board) => board.id !== boardId && isSameTitle(board.title, title));
  return (
    <EditableTitle
      {...rest}
      headingLevel={2}
      label={t`Board title`}
      check={(title) => (isTaken(title) ? t`A board with this title already exists.` : undefined)}
      onSave={({ title }) => actor.send({ type: 'board renamed', boardId, title })}
    />
  );
}
