import {
  Alert,
  Button,
  Card,
  Checkbox,
  focusWhenLost,
  Form,
  FormActions,
  saveFile,
  Stack,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { formatDay } from '../../../i18n/format.ts';
import { accountCalls } from '../server/account.api.ts';
import { useRequest } from '../parts/useRequest.ts';
import { useAccount } from '../useAccount.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

/** ACC-03: the end of the account, with 14 days to come back. */
export function DeleteCard() {
  const { t } = useLingui();
  const { deletesAt, ownedAlone } = useAccount().state;
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card ref={card} title={t`Delete account`}>
      {deletesAt ? (
        <Leaving at={deletesAt} onKept={() => focusWhenLost(() => card.current?.querySelector('input'))} />
      ) : ownedAlone.length > 0 ? (
        <OnlyOwner spaces={ownedAlone} />
      ) : (
        <Asking />
      )}
    </Card>
  );
}

function Asking() {
  const { t } = useLingui();
  const [isSure, setSure] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isSure);
    setOpen(isSure);
  };
  return (
    <Form onSubmit={submit}>
      <Alert
        tone="warning"
        announced="never"
        title={t`Are you sure you want to delete your account?`}
        actions={<ExportButton />}
      >
        <Trans>Your profile, cards and connections will be deleted after 14 days. Export what you need first.</Trans>
      </Alert>
      <Checkbox
        checked={isSure}
        errorMessage={isMissing ? t`Confirm that you want to deactivate your account.` : undefined}
        onChange={({ target }) => {
          setSure(target.checked);
          setMissing(false);
        }}
      >
        <Trans>I confirm my account deactivation</Trans>
      </Checkbox>
      <FormActions>
        <Button type="submit" tone="danger">
          <Trans>Deactivate account</Trans>
        </Button>
      </FormActions>
      <DeleteDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Form>
  );
}

/** Everything that the settings know of the person, for other programs. */
function ExportButton() {
  const { provenUntil: _p, deletesAt: _d, ...own } = useAccount().state;
  return (
    <Button
      size="small"
      variant="outline"
      onClick={() =>
        saveFile(new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }), 'embarque-account.json')
      }
    >
      <Trans>Export your data</Trans>
    </Button>
  );
}

function OnlyOwner({ spaces }: { spaces: readonly string[] }) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(spaces);
  return (
    <Alert tone="warning" announced="never" title={t`You can't delete your account yet`}>
      <Trans>You are the only owner of {names}. Make someone else an owner first.</Trans>
    </Alert>
  );
}

function Leaving({ at, onKept }: { at: string; onKept: () => void }) {
  const { t } = useLingui();
  const { receive } = useAccount();
  const { send, isBusy } = useRequest(accountCalls.keepAccount);
  const day = formatDay(new Date(at));
  const keep = async () => {
    const settings = await send({});
    if (!settings) return;
    receive(settings);
    onKept();
  };
  return (
    <Stack gap="l">
      <Alert
        tone="danger"
        announced="politely"
        title={t`Your account is deactivated`}
        actions={
          <Button size="small" isBusy={isBusy} onClick={() => void keep()}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      >
        <Trans>It is deleted on {day}. Until then, you can come back.</Trans>
      </Alert>
    </Stack>
  );
}
