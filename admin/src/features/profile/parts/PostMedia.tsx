import type { ProfilePost } from '@embarque/mocks/profile/contract';
import { useLingui } from '@lingui/react/macro';

/** The picture or the video of a post. */
export function PostMedia({ post: { postImg, postVid, username } }: { post: ProfilePost }) {
  const { t } = useLingui();
  if (postVid) {
    return (
      <video src={postVid} aria-label={t`Video of ${username}`} controls preload="none">
        <track kind="captions" />
      </video>
    );
  }
  return postImg ? <img src={postImg} alt={t`Picture of ${username}`} /> : null;
}
