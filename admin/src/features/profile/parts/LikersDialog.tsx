import { Avatar, Dialog, EntryList, ErrorState, Loading, Skeleton } from '@embarque/design-system';
import type { ProfilePost } from '@embarque/mocks/profile/contract';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { profileCalls } from '../profile.api.ts';

interface LikersDialogProps {
  /** The post whose likes are shown, or `null`. */
  post: ProfilePost | null;
  onClose: () => void;
}

/** Everybody who likes a post. */
export function LikersDialog({ post, onClose }: LikersDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`People who like it`} isOpen={post !== null} onClose={onClose}>
      {post && <Likers id={post.id} />}
    </Dialog>
  );
}

function Likers({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, isLoading, tryAgain } = useQuery(profileCalls.likers, id);
  const errorText = useErrorText();
  if (error !== null) {
    return (
      <ErrorState title={t`Couldn't load the likes`} onRetry={tryAgain} isRetrying={isLoading}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    );
  }
  return (
    <EntryList
      entries={data.people.map(({ username, avatar }) => ({
        id: username,
        face: <Avatar name={username} src={avatar} size="small" isDecorative />,
        title: username,
      }))}
    />
  );
}
