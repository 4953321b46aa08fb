import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/modals/ConfirmDialog.tsx';
import { Address } from './MailBody.styles.ts';

interface LeavingNoticeProps {
  /** The page of somebody else, or null while nobody goes anywhere. */
  address: string | null;
  onClose: () => void;
}

/** Says where a link of a letter leads before it is followed: its words can promise anything. */
export function LeavingNotice({ address, onClose }: LeavingNoticeProps) {
  const { t } = useLingui();
  const host = address === null ? '' : new URL(address).host;
  return (
    <ConfirmDialog
      isOpen={address !== null}
      title={t`Open an external page?`}
      confirmLabel={t`Open page`}
      cancelLabel={t`Stay here`}
      onConfirm={() => {
        if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
        onClose();
      }}
      onClose={onClose}
    >
      <Trans>
        This link leads to <strong>{host}</strong>. Open it only if you know the sender and expected it.
      </Trans>
      <Address dir="ltr">{address}</Address>
    </ConfirmDialog>
  );
}
