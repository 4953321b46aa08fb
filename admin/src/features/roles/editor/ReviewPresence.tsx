import type { RolePresence } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import type { ClosedPage } from '../model/role.presence.ts';
import { usePresenceTexts } from './presence.labels.ts';
import { ReviewSide } from './ReviewSide.tsx';

interface ReviewPresenceProps {
  present: readonly RolePresence[];
  /** The open pages that the draft closes. */
  closed: readonly ClosedPage[];
}

/** The people whom a draft affects at once: those who are signed in, and those whose open page it closes. */
export function ReviewPresence({ present, closed }: ReviewPresenceProps) {
  const { i18n } = useLingui();
  const texts = usePresenceTexts();
  const closedNames = closed.map(({ person: { fullName }, page: { titles } }) => {
    const title = titles.map((each) => i18n._(each)).join(' · ');
    return `${fullName} (${title})`;
  });
  const names = present.map(({ fullName }) => fullName);
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.locale).format(items);
  return (
    <>
      {names.length > 0 && <ReviewSide title={texts.signedIn(names.length)} text={list(names)} />}
      {closed.length > 0 && <ReviewSide title={texts.losing(closed.length)} text={list(closedNames)} />}
    </>
  );
}
