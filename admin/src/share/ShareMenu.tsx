import { type ButtonProps, copyText, IconButton, Menu, type MenuItem, notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Link2, Mail, Share2 } from 'lucide-react';
import { composeHref } from '../paths.ts';
import { mailtoOf, type Network, targetOn } from './share.networks.ts';

interface ShareMenuProps {
  /** The path of what is shared. */
  path: string;
  title: string;
  /** The sites to share it on, in their order. */
  networks: readonly Network[];
  /**
   * Whether a letter can be written about it, too.
   * @default false
   */
  hasMail?: boolean;
  /** @default 'soft' */
  variant?: ButtonProps['variant'];
}

/** Shares an address of the app. */
export function ShareMenu({ path, title, networks, hasMail = false, variant = 'soft' }: ShareMenuProps) {
  const { t } = useLingui();
  const url = `${location.origin}${path}`;
  const labels: Record<Network, string> = {
    facebook: t`Facebook`,
    github: t`GitHub`,
    gitlab: t`GitLab`,
    instagram: t`Instagram`,
    linkedin: t`LinkedIn`,
    twitter: t`Twitter`,
    youtube: t`Youtube`,
  };

  const copy = async () => {
    if ((await copyText(url)) === 'copied') notify.success(t`Link copied`);
    else notify.error(t`Couldn't copy the link. Copy it from the address bar instead.`);
  };
  const visit = (network: Network) => () => {
    const { href, isPasted } = targetOn(network, url, title);
    // Copied first: a page behind another one may not be allowed to.
    if (isPasted) void copy();
    window.open(href, '_blank', 'noopener,noreferrer');
  };
  const items: MenuItem[] = [
    ...networks.map((network) => ({ id: network, label: labels[network], onAction: visit(network) })),
    ...(hasMail ? [{ id: 'email', label: t`Email`, icon: Mail, href: composeHref(mailtoOf(url, title)) }] : []),
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
          variant={variant}
          tone="secondary"
        />
      }
      items={items}
    />
  );
}
