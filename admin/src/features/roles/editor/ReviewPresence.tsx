import type { RightsCell, RolePresence } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { usePresenceTexts } from './presence.labels.ts';
import { ReviewSide } from './ReviewSide.tsx';
import { useClosedPages } from './useClosedPages.ts';

interface ReviewPresenceProps {
  present: readonly RolePresence[];
  /** The rights as they are stored. */
  before: readonly RightsCell[];
  /** The rights of the draft. */
  after: readonly RightsCell[];
}

/** The people whom a draft affects at once: those who are signed in, and those whose open page it closes. */
export function ReviewPresence({ present, before, after }: ReviewPresenceProps) {
  const { i18n } = useLingui();
  const texts = usePresenceTexts();
  const closed = useClosedPages(present, before, after).map(({ person: { fullName }, page: { titles } }) => {
    const title = titles.map((each) => i18n._(each)).join(' · ');
    return `${fullName} (${title})`;
  });
  const names = present.map(({ fullName }) => fullName);
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.locale).format(items);
  return (
    <>
      {names.length > 0 && <ReviewSide title={texts.signedIn(names.length)} text={list(names)} />}
      {closed.length > 0 && <ReviewSide title={texts.losing(closed.length)} text={list(closed)} />}
    </>
  );
}
