import { copyText, IconButton, Menu, type MenuItem, notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Link2, Share2 } from 'lucide-react';
import { postHref } from '../blog.query.ts';

/** BLG-04: shares a post. GitHub and GitLab accept no link, so it is copied for pasting into a new note there. */
export function ShareMenu({ id, title }: { id: number; title: string }) {
  const { t } = useLingui();
  const url = `${location.origin}${postHref(id)}`;
  const [link, text] = [url, title].map(encodeURIComponent);

  const copy = async () => {
    if ((await copyText(url)) === 'copied') notify.success(t`Link copied`);
    else notify.error(t`Couldn't copy the link. Copy it from the address bar instead.`);
  };
  const visit = (target: string) => () => void window.open(target, '_blank', 'noopener,noreferrer');
  const pasteAt = (target: string) => () => {
    // A page behind another one may not be allowed to copy.
    void copy();
    visit(target)();
  };
  const items: MenuItem[] = [
    { id: 'github', label: t`GitHub`, onAction: pasteAt('https://gist.github.com/') },
    { id: 'gitlab', label: t`GitLab`, onAction: pasteAt('https://gitlab.com/-/snippets/new') },
    { id: 'facebook', label: t`Facebook`, onAction: visit(`https://www.facebook.com/sharer/sharer.php?u=${link}`) },
    { id: 'twitter', label: t`Twitter`, onAction: visit(`https://twitter.com/intent/tweet?url=${link}&text=${text}`) },
    {
      id: 'linkedin',
      label: t`LinkedIn`,
      onAction: visit(`https://www.linkedin.com/sharing/share-offsite/?url=${link}`),
    },
    { id: 'copy', label: t`Copy link`, icon: Link2, onAction: () => void copy() },
  ];
  if ('share' in navigator) {
    const share = () => void navigator.share({ title, url }).catch(() => undefined);
    items.push({ id: 'device', label: t`More…`, icon: Share2, onAction: share });
  }
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          icon={Share2}
          label={t({ message: 'Share', context: 'action' })}
          variant="outline"
          tone="secondary"
        />
      }
      items={items}
    />
  );
}
