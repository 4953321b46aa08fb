import { OnDemand } from '@embarque/design-system';
import type { TodoTag } from '@embarque/mocks/todo/contract';
import { type ReactNode, useState } from 'react';
import type { Todo } from '../useTodo.ts';

const loadTagDialog = () => import('./TagDialog.tsx');
const loadDeleteTagDialog = () => import('./DeleteTagDialog.tsx');

interface TagDialogs {
  /** Opens the dialog of a tag, or with `null` of a new one. */
  edit: (tag: TodoTag | null) => void;
  /** Asks before a tag is deleted. */
  remove: (tag: TodoTag) => void;
  dialogs: ReactNode;
}

/** The dialogs of tags; their code loads with the first one. */
export function useTagDialogs({ actor, place, go }: Todo): TagDialogs {
  const [edited, setEdited] = useState<{ tag: TodoTag | null } | null>(null);
  const [removed, setRemoved] = useState<TodoTag | null>(null);
  const close = () => {
    setEdited(null);
    setRemoved(null);
  };
  return {
    edit: (tag) => setEdited({ tag }),
    remove: setRemoved,
    dialogs: (
      <>
        {edited && (
          <OnDemand load={loadTagDialog} onMissing={close}>
            {({ TagDialog }) => <TagDialog actor={actor} tag={edited.tag} onClose={close} />}
          </OnDemand>
        )}
        {removed && (
          <OnDemand load={loadDeleteTagDialog} onMissing={close}>
            {({ DeleteTagDialog }) => (
              <DeleteTagDialog
                actor={actor}
                tag={removed}
                onClose={close}
                onDelete={() => {
                  if (place.tag === removed.id) go({ filter: 'all', tag: null, q: '' }, { replace: true });
                }}
              />
            )}
          </OnDemand>
        )}
      </>
    ),
  };
}
