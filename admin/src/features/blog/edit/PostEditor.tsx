import { Card, ErrorState } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { EditorSkeleton } from './form/EditorSkeleton.tsx';
import { PostForm } from './form/PostForm.tsx';
import { PostMissing } from './PostMissing.tsx';
import { usePostEditor } from './usePostEditor.ts';

interface PostEditorProps {
  /** Tells this editor from the one at another entry of the history. */
  editor: string;
  /** `null` for a new post. */
  id: number | null;
}

/** BLG-05: the page that writes a post. */
export function PostEditor({ editor, id }: PostEditorProps) {
  const { t } = useLingui();
  const { actor, forget } = usePostEditor(id);
  const state = useActorState(actor, ({ value }) => (typeof value === 'string' ? value : 'ready'));
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const error = useActorState(actor, ({ context }) => context.error);
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  const title = isNew ? t`New post` : t`Edit post`;

  if (state === 'missing') return <PostMissing />;
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} way={[{ label: t`Blog`, href: paths.blog }, { label: title }]} />
      {state === 'failed' && (
        <Card>
          <ErrorState headingLevel={2} title={t`Couldn't load the post`} onRetry={tryAgain}>
            <ErrorText error={error} />
          </ErrorState>
        </Card>
      )}
      {state === 'loading' && <EditorSkeleton />}
      {state === 'ready' && <PostForm {...{ actor, editor, forget }} />}
    </>
  );
}
