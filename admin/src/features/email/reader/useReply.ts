import { useOnDemand } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatShortTime } from '../../../i18n/format.ts';
import { type Answer, replyTo } from '../compose/compose.draft.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';

const loadQuotable = () => import('./email.quotable.ts');

/** Starts a reply to the open message, or to an earlier one of its conversation. */
export function useReply({ email, compose, writer }: Pick<Mailbox, 'email' | 'compose' | 'writer'>) {
  const { t } = useLingui();
  const { ask } = useOnDemand(loadQuotable);
  const begin = async (answer: Answer, mailId?: number) => {
    const { mail: open } = email.getSnapshot().context;
    const mail = open?.replies.find(({ id }) => id === mailId) ?? open;
    if (!mail) return;
    const name = mail.from.name;
    const when = formatShortTime(new Date(mail.time));
    const quoteLine = t`${name} wrote on ${when}:`;
    const code = await ask();
    if (!code) return;
    compose.send({ type: 'message started', start: replyTo(code.quotable(mail), answer, writer, { quoteLine }) });
  };
  return (answer: Answer, mailId?: number): void => void begin(answer, mailId);
}
