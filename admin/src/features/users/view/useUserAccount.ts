import { notify } from '@embarque/design-system';
import type { AccountChanges, SendRequest, UserAccount } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useUserAsker } from '../../../people/useAsker.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { saveMerged, type SavedUser } from '../merge/save-merged.ts';
import { authorOf, useUserMerge } from '../merge/useUserMerge.ts';
import { useUserFieldNames } from '../merge/useUserFieldNames.ts';
import { refusalOf, takenFieldOf } from '../users.api.ts';
import { accountCalls, type AccountAnswer } from './account.api.ts';

/** Changed fields, or what makes them from the account as it is when its turn comes. */
export type Changes = AccountChanges | ((account: UserAccount) => AccountChanges);

export interface SaveOptions {
  /** Why, for a suspension. */
  reason?: string;
  /** Said in a toast when it is saved. */
  done?: string;
  /** Called in place of the toast when somebody else has the value of a field. */
  onTaken?: (field: 'email' | 'username') => void;
}

export interface UserAccountAccess {
  answer: AccountAnswer;
  /** Whether a change is being saved. */
  isSaving: boolean;
  /** Saves changed fields, and resolves to whether the server took them; a refusal is said in a toast. */
  save: (changes: Changes, options?: SaveOptions) => Promise<boolean>;
  /** Loads the user again, after something that the page has not sent itself. */
  reload: () => void;
  /** Sends the user a link, and resolves to whether it was sent. */
  send: (what: SendRequest['what'], done: string) => Promise<boolean>;
}

/** One user with the account, and how to change them; another user needs another component. Each response replaces the one before. */
export function useUserAccount(id: string) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const asker = useUserAsker();
  const { question, ask } = useUserMerge();
  const sayMerged = useMergedMessage();
  const result = useQuery(accountCalls.load, id);
  const [saved, setSaved] = useState<{ of: AccountAnswer; answer: AccountAnswer }>();
  const [isSaving, setSaving] = useState(false);
  const loaded = result.data;
  // Older than the loaded data, a saved response counts for nothing.
  const answer = saved && saved.of === loaded ? saved.answer : loaded;

  // One change waits for the one before, and builds on what the server made of that.
  const latest = useRef(answer);
  const queue = useRef(Promise.resolve(true));
  useEffect(() => {
    latest.current = answer;
  }, [answer]);
  const keep = (next: AccountAnswer) => {
    latest.current = next;
    if (loaded) setSaved({ of: loaded, answer: next });
  };
  const attempt = async (work: () => Promise<SavedUser | null>, { done, onTaken }: SaveOptions) => {
    setSaving(true);
    try {
      const result = await work();
      if (!result) return false;
      keep(result.answer);
      if (done) notify.success(done);
      sayMerged(result);
      return true;
    } catch (error) {
      const reason = refusalOf(error);
      const taken = onTaken && takenFieldOf(error);
      if (taken) {
        onTaken(taken);
        return false;
      }
      notify.error(reason ? refusalText(reason) : t`Couldn't save the change. ${errorText(error)}`);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const access: UserAccountAccess | null = answer && {
    answer,
    isSaving,
    reload: result.reload,
    save: (changes, { reason = '', ...options } = {}) => {
      const { id: userId } = answer.user;
      const update = () => {
        const base = latest.current ?? answer;
        const fields = typeof changes === 'function' ? changes(base.account) : changes;
        const send = (sent: AccountChanges, version: number) =>
          accountCalls.update({ id: userId, version, changes: sent, reason, ...asker });
        return saveMerged(base, fields, { send, ask });
      };
      queue.current = queue.current.then(() => attempt(update, options));
      return queue.current;
    },
    send: (what, done) =>
      attempt(async () => ({ answer: await accountCalls.send({ id: answer.user.id, what, ...asker }) }), { done }),
  };
  return { result, access, question };
}

/** Names what another person has changed meanwhile, when both changes were kept. */
function useMergedMessage() {
  const { t, i18n } = useLingui();
  const nameOf = useUserFieldNames();
  return ({ merged }: SavedUser) => {
    if (!merged || merged.merge.onlyTheirs.length === 0) return;
    const author = authorOf(merged.theirs);
    const names = new Intl.ListFormat(i18n.locale).format(merged.merge.onlyTheirs.map(nameOf));
    notify.info(t`${author} also changed ${names}. Both changes are kept.`);
  };
}
