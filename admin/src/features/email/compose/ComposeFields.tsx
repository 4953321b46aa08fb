import {
  Avatar,
  Button,
  IconButton,
  Inline,
  MultiSelect,
  type MultiSelectProps,
  TextField,
} from '@embarque/design-system';
import { MailComposerLine } from '@embarque/design-system/mail';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { type Draft, type DraftStart, hasRecipients, isAddress, type Writer } from './compose.draft.ts';
import type { ComposeProblem } from './compose.machine.ts';
import type { EmailActor } from '../mailbox/mailbox.types.ts';

/** Six contacts are suggested, as the catalogue asks; any other address can be typed. */
const CONTACTS = 6;

interface ComposeFieldsProps {
  draft: Draft;
  email: EmailActor;
  writer: Writer;
  problem: ComposeProblem | null;
  onChange: (change: DraftStart) => void;
}

export function ComposeFields({ draft, email, writer, problem, onChange }: ComposeFieldsProps) {
  const { t } = useLingui();
  const to = useRef<HTMLInputElement>(null);
  const people = useActorState(email, ({ context }) => context.people);
  const isBegun = useRef(hasRecipients(draft));

  useEffect(() => {
    if (!isBegun.current) to.current?.focus();
  }, []);

  const contacts = people.filter((person) => person.name !== writer.name && person.email !== writer.email);
  const chosen = new Set([...draft.to, ...(draft.cc ?? []), ...(draft.bcc ?? [])]);
  const offered = contacts.filter((person, index) => index < CONTACTS || chosen.has(person.email));
  const options = offered.map(({ name, email: value, avatar }) => ({
    value,
    label: name,
    description: value,
    image: <Avatar name={name} src={avatar} size="small" isDecorative />,
  }));
  const messageFor = (values: readonly string[]) => {
    const wrong = values.filter((value) => !isAddress(value)).join(', ');
    return wrong ? t`Not a valid email address: ${wrong}` : undefined;
  };
  const shared = { options, allowsCustomValue: true, placeholder: t`Names or addresses` };

  return (
    <>
      <MailComposerLine>
        <MultiSelect
          {...shared}
          ref={to}
          label={t({ message: 'To', context: 'recipient' })}
          labelAction={<CopyButtons {...{ draft, onChange }} />}
          value={draft.to}
          onChange={({ value }) => onChange({ to: value })}
          errorMessage={
            messageFor(draft.to) ?? (problem === 'no recipients' ? t`Enter a name or an email address.` : undefined)
          }
        />
      </MailComposerLine>
      {(['cc', 'bcc'] as const).map((field) => {
        const value = draft[field];
        const change = (next: string[] | null) => {
          if (next === null) to.current?.focus();
          onChange({ [field]: next });
        };
        return (
          value && (
            <CopyField
              key={field}
              {...shared}
              {...{ field, value }}
              errorMessage={messageFor(value)}
              onChange={change}
            />
          )
        );
      })}
      <MailComposerLine>
        <TextField
          label={t({ message: 'Subject', context: 'email' })}
          dir="auto"
          value={draft.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </MailComposerLine>
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

interface CopyFieldProps extends Pick<MultiSelectProps, 'options' | 'allowsCustomValue' | 'placeholder'> {
  field: 'cc' | 'bcc';
  value: string[];
  errorMessage: string | undefined;
  /** Called with null when the field is removed. */
  onChange: (value: string[] | null) => void;
}

function CopyField({ field, onChange, ...rest }: CopyFieldProps) {
  const { t } = useLingui();
  const name = field === 'cc' ? t`Cc` : t`Bcc`;
  return (
    <MailComposerLine>
      <MultiSelect {...rest} label={name} onChange={({ value }) => onChange(value)} />
      <IconButton icon={X} size="small" label={t`Remove ${name}`} onClick={() => onChange(null)} />
    </MailComposerLine>
  );
}
