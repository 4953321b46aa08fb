import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { notify } from '../../components/toasts/notify.tsx';

/** In the brand's colour, with a border, for news about the product itself. */
export function Themed() {
  const { t } = useLingui();
  return (
    <Button
      variant="outline"
      onClick={() => notify.success(t`Embarque is now available in Portuguese.`, { accent: 'primary' })}
    >
      <Trans>Themed</Trans>
    </Button>
  );
}

/** The avatar and name of a person beside their message. */
export function CustomContent() {
  const { t } = useLingui();
  const from = 'Marina Duarte';
  return (
    <Button
      variant="outline"
      tone="secondary"
      onClick={() =>
        notify.plain(t`The receipts of claim 8841 are complete. Can you approve it?`, {
          title: from,
          sign: <Avatar name={from} isDecorative />,
          accent: 'secondary',
        })
      }
    >
      <Trans>Message</Trans>
    </Button>
  );
}

/** The stories of the toasts show plain ones, several lines, success, errors, progress, emoji and every position. */
export const MoreToasts = () => (
  <Link variant="alone" href="/components/toasts">
    <Trans>Toasts</Trans>
  </Link>
);
