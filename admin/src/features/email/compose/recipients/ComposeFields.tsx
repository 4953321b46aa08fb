import { isSameEmailAddress } from '@embarque/design-system/email-address';
import { Avatar, Button, IconButton, Inline, type MultiSelectProps, TextField } from '@embarque/design-system';
import { MailComposerLine } from '@embarque/design-system/mail';
import type { EmailAddress, EmailSender } from '@embarque/mocks/email/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import type { ComposeActor, EmailActor } from '../../mailbox/mailbox.types.ts';
import { isOwnAddress, type Writer } from '../../model/address/email.reply.ts';
import { type Draft, type DraftStart, hasRecipients, namesOf } from '../compose.draft.ts';
import type { ComposeProblem } from '../compose.context.ts';
import { RecipientField } from './RecipientField.tsx';

/** Six contacts are suggested, as the catalogue asks; any other address can be typed. */
const CONTACTS = 6;

interface ComposeFieldsProps {
  compose: ComposeActor;
  draft: Draft;
  email: EmailActor;
  writer: Writer;
  problem: ComposeProblem | null;
  /** Whether the subject can be changed: an answer under its message keeps the one of the conversation. */
  hasSubject: boolean;
  onChange: (change: DraftStart) => void;
}

export function ComposeFields({ compose, draft, email, writer, problem, hasSubject, onChange }: ComposeFieldsProps) {
  const { t } = useLingui();
  const to = useRef<HTMLInputElement>(null);
  const people = useActorState(email, ({ context }) => context.people);
  const isBegun = useRef(hasRecipients(draft));

  useEffect(() => {
    if (!isBegun.current) to.current?.focus();
  }, []);

  useEffect(() => {
    const refused = compose.on('send refused', ({ problem: reason }) => {
      if (reason === 'no recipients') to.current?.focus();
    });
    return () => refused.unsubscribe();
  }, [compose]);

  const options = optionsFor(people, draft, writer);
  const changeField = (field: 'to' | 'cc' | 'bcc') => (next: EmailAddress[]) =>
    onChange({ [field]: next.map(({ email: address }) => address), names: { ...draft.names, ...namesOf(next) } });

  return (
    <>
      <MailComposerLine>
        <RecipientField
          ref={to}
          label={t({ message: 'To', context: 'recipient' })}
          labelAction={<CopyButtons {...{ draft, onChange }} />}
          options={options}
          value={draft.to}
          onChange={changeField('to')}
          problem={problem === 'no recipients' && t`Add at least one recipient.`}
        />
      </MailComposerLine>
      {(['cc', 'bcc'] as const).map((field) => {
        const value = draft[field];
        const remove = () => {
          to.current?.focus();
          onChange({ [field]: null });
        };
        return (
          value && (
            <CopyField key={field} {...{ field, options, value }} onChange={changeField(field)} onRemove={remove} />
          )
        );
      })}
      {hasSubject && (
        <MailComposerLine>
          <TextField
            label={t({ message: 'Subject', context: 'email' })}
            dir="auto"
            value={draft.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        </MailComposerLine>
      )}
    </>
  );
}

function CopyButtons({ draft, onChange }: Pick<ComposeFieldsProps, 'draft' | 'onChange'>) {
  return (
    <Inline gap="xs">
      {draft.cc === null && (
        <Button variant="ghost" size="small" onClick={() => onChange({ cc: [] })}>
          <Trans>Cc</Trans>
        </Button>
      )}
      {draft.bcc === null && (
        <Button variant="ghost" size="small" onClick={() => onChange({ bcc: [] })}>
          <Trans>Bcc</Trans>
        </Button>
      )}
    </Inline>
  );
}

interface CopyFieldProps extends Pick<MultiSelectProps, 'options'> {
  field: 'cc' | 'bcc';
  value: string[];
  onChange: (people: EmailAddress[]) => void;
  onRemove: () => void;
}

function CopyField({ field, onRemove, ...rest }: CopyFieldProps) {
  const { t } = useLingui();
  const name = field === 'cc' ? t`Cc` : t`Bcc`;
  return (
    <MailComposerLine>
      <RecipientField {...rest} label={name} />
      <IconButton icon={X} size="small" label={t`Remove ${name}`} onClick={onRemove} />
    </MailComposerLine>
  );
}

/** The contacts that are offered, and all who are chosen, with the names that they came with. */
function optionsFor(people: readonly EmailSender[], { to, cc, bcc, names }: Draft, writer: Writer) {
  const chosen = [...to, ...(cc ?? []), ...(bcc ?? [])];
  const contacts = people
    .filter(({ email }) => !isOwnAddress(writer, email))
    .filter(({ email }, index) => index < CONTACTS || chosen.some((address) => isSameEmailAddress(address, email)));
  const others = chosen.flatMap((email) => {
    const name = names[email.toLowerCase()];
    return name && !contacts.some((person) => person.email === email) ? [{ name, email, avatar: '' }] : [];
  });
  const distinct = new Map([...contacts, ...others].map((person) => [person.email, person]));
  return [...distinct.values()].map(({ name, email, avatar }) => ({
    value: email,
    label: names[email.toLowerCase()] ?? name,
    description: email,
    image: <Avatar name={name} src={avatar} size="small" isDecorative />,
  }));
}
