import { copyText, IconButton, Menu, type MenuItem, notify } from '@embarque/design-system';
import type { Product } from '@embarque/mocks/shop/contract';
import { useLingui } from '@lingui/react/macro';
import { Link2, Mail, Share2 } from 'lucide-react';
import { composeHref } from '../../../paths.ts';
import { productPath } from '../../../cart/product/product.path.ts';
import { shareUrls } from './product.share.ts';

/** ECM-06: shares a product. YouTube and Instagram accept no link, so it is copied for pasting. */
export function ShareMenu({ product }: { product: Product }) {
  const { t } = useLingui();
  const url = `${location.origin}${productPath(product)}`;
  const urls = shareUrls(url, product.name);

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
    { id: 'facebook', label: t`Facebook`, onAction: visit(urls.facebook) },
    { id: 'twitter', label: t`Twitter`, onAction: visit(urls.twitter) },
    { id: 'youtube', label: t`Youtube`, onAction: pasteAt(urls.youtube) },
    { id: 'instagram', label: t`Instagram`, onAction: pasteAt(urls.instagram) },
    { id: 'email', label: t`Email`, icon: Mail, href: composeHref(urls.email) },
    { id: 'copy', label: t`Copy link`, icon: Link2, onAction: () => void copy() },
  ];
  if ('share' in navigator) {
    const share = () => void navigator.share({ title: product.name, url }).catch(() => undefined);
    items.push({ id: 'device', label: t`More…`, icon: Share2, onAction: share });
  }
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton icon={Share2} label={t({ message: 'Share', context: 'action' })} variant="soft" tone="secondary" />
      }
      items={items}
    />
  );
}
