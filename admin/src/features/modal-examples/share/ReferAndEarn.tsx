import { Alert, Button, ButtonLink, CopyField, Inline, List, ListItem, Stack, TagInput } from '@embarque/design-system';
import { isEmailAddress } from '@embarque/design-system/email-address';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';

const LINK = 'https://embarque.example/?ref=6479';
const encoded = encodeURIComponent(LINK);
const networks = [
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
  ['Twitter', `https://twitter.com/intent/tweet?url=${encoded}`],
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
] as const;

/** MEX-05 */
export function ReferAndEarn({ onClose }: ModalProps) {
  const { t } = useLingui();
  return (
    <TaskDialog title={t`Refer and earn`} size="large" onClose={onClose}>
      {({ onEmptied }) => (
        <Stack gap="xl">
          <List marker="number">
            <ListItem data-text>
              <Trans>Send an invitation to friends, or give them your link.</Trans>
            </ListItem>
            <ListItem data-text>
              <Trans>They register, and get 10% off their first policy.</Trans>
            </ListItem>
            <ListItem data-text>
              <Trans>You travel with a free week of data for each of them.</Trans>
            </ListItem>
          </List>
          <Invitations onSent={onEmptied} />
          <CopyField label={t`Your referral link`} defaultValue={LINK} isReadOnly />
          <Inline gap="s">
            {networks.map(([name, href]) => (
              <ButtonLink key={name} href={href} target="_blank" rel="noopener noreferrer" variant="outline">
                {t`Share on ${name}`}
              </ButtonLink>
            ))}
          </Inline>
        </Stack>
      )}
    </TaskDialog>
  );
}

function Invitations({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const { isBusy, run } = useTask();
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<string>();
  const [outcome, setOutcome] = useState<{ sent: string[]; again: string[] } | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emails.filter((each) => !isEmailAddress(each.trim())).join(', ');
    if (emails.length === 0) return setMessage(t`Enter at least one email.`);
    if (wrong) return setMessage(t`Enter a valid email address, such as name@example.com. Not valid: ${wrong}`);
    return void run(async () => {
      setOutcome(await modalCalls.invite(emails));
      setEmails([]);
      onSent();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="m">
        <TagInput
          label={t`Emails of your friends`}
          description={t`Separate addresses with commas.`}
          value={emails}
          errorMessage={message}
          onChange={({ value }) => {
            setEmails(value);
            setMessage(undefined);
            setOutcome(null);
          }}
        />
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send invitations</Trans>
        </Button>
        {outcome && <Outcome {...outcome} />}
      </Stack>
    </form>
  );
}

function Outcome({ sent, again }: { sent: string[]; again: string[] }) {
  const [sentTo, before] = [sent.join(', '), again.join(', ')];
  return (
    <Alert tone={sent.length > 0 ? 'success' : 'info'}>
      {sent.length > 0 && (
        <p>
          <Trans>Invited: {sentTo}</Trans>
        </p>
      )}
      {again.length > 0 && (
        <p>
          <Trans>Invited before, so no second email: {before}</Trans>
        </p>
      )}
    </Alert>
  );
}
