import { useOnDemand } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { type Answer, draftFrom, replyTo } from '../compose/compose.draft.ts';
import type { Mailbox } from '../mailbox/mailbox.types.ts';
import { findMessage } from '../model/email.layout.ts';

const loadQuotable = () => import('./email.quotable.ts');

/** Starts a reply to the open message, or to another one of its conversation; or continues a draft. */
export function useReply({ email, compose, writer }: Pick<Mailbox, 'email' | 'compose' | 'writer'>) {
  const { t } = useLingui();
  const { ask } = useOnDemand(loadQuotable);

  const begin = async (answer: Answer, mailId?: number) => {
    const { mail: open, answers } = email.getSnapshot().context;
    const mail = [...(open?.replies ?? []), ...answers].find(({ id }) => id === mailId) ?? open;
    if (!open || !mail) return;
    const name = mail.from.name;
    const when = formatDayAndTime(new Date(mail.time));
    const quoteLine = t`${name} wrote on ${when}:`;
    const code = await ask();
    if (!code) return;
    const start = { ...replyTo(code.quotable(mail), answer, writer, { quoteLine }), answerTo: open.id };
    compose.send({ type: 'message started', start });
  };
  const resume = async (id: number) => {
    const mail = findMessage(email.getSnapshot().context, id);
    const code = mail && (await ask());
    if (!code) return;
    const { lastId } = compose.getSnapshot().context;
    compose.send({ type: 'draft opened', draft: draftFrom(code.quotable(mail), lastId - 1) });
  };

  return {
    answer: (answer: Answer, mailId?: number): void => void begin(answer, mailId),
    continueDraft: (id: number): void => void resume(id),
  };
}
