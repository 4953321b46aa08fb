import { Dialog, List, ListItem, Stack } from '@embarque/design-system';
import { QrCode } from '@embarque/design-system/account';
import type { OwnEsim } from '@embarque/mocks/own-cover/contract';
import { Trans, useLingui } from '@lingui/react/macro';

export interface EsimDialogProps {
  esim: OwnEsim;
  onClose: () => void;
}

/** The QR code of an eSIM, and how it is installed. */
export function EsimDialog({ esim: { product, activationCode }, onClose }: EsimDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen size="small" title={product} onClose={onClose}>
      <Stack gap="l">
        <QrCode text={activationCode} label={t`QR code of ${product}`} />
        <List marker="number">
          <ListItem>
            <Trans>Connect your phone to Wi-Fi.</Trans>
          </ListItem>
          <ListItem>
            <Trans>Open the mobile network settings and add an eSIM.</Trans>
          </ListItem>
          <ListItem>
            <Trans>Scan the code, or type the one below.</Trans>
          </ListItem>
          <ListItem>
            <Trans>Turn on data roaming when you arrive.</Trans>
          </ListItem>
        </List>
        <code>{activationCode}</code>
      </Stack>
    </Dialog>
  );
}
