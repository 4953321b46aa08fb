import { Dialog, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

export interface LegalDialogProps {
  text: 'privacy' | 'terms';
  onClose: () => void;
}

/** A privacy policy and terms that are true of this app as it is; a provider replaces them by its own. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useLingui();
  const isPrivacy = text === 'privacy';
  return (
    <Dialog isOpen title={isPrivacy ? t`Privacy policy` : t`Terms of use`} onClose={onClose}>
      <Stack gap="m">{isPrivacy ? <Privacy /> : <Terms />}</Stack>
    </Dialog>
  );
}

function Privacy() {
  return (
    <>
      <p>
        <Trans>
          Your username, email and password go to the sales API of your company, which creates your account.
        </Trans>
      </p>
      <p>
        <Trans>This browser stores your session, your settings, your cart and unsent work.</Trans>
      </p>
      <p>
        <Trans>There is no advertising and no tracking. In the demo, the data stays in this browser.</Trans>
      </p>
    </>
  );
}

function Terms() {
  return (
    <>
      <p>
        <Trans>This app is for staff who sell travel insurance and eSIMs. Keep your password to yourself.</Trans>
      </p>
      <p>
        <Trans>In the demo, people, sales and emails are invented, and nothing is charged or delivered.</Trans>
      </p>
      <p>
        <Trans>The demo is provided as it is. Do not enter personal or payment data of real people.</Trans>
      </p>
    </>
  );
}
