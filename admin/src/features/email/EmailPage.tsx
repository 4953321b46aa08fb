import { HighlightScope, OnDemand, VisuallyHidden } from '@embarque/design-system';
import { MailBox, type MailListHandle } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useActorState } from '../../app-state/useActorState.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { readPlace } from './model/email.query.ts';
import { useEmailNames } from './email.names.ts';
import { EmailBar } from './list/EmailBar.tsx';
import { EmailList } from './list/EmailList.tsx';
import { EmailReader } from './reader/EmailReader.tsx';
import { EmailSearch } from './list/EmailSearch.tsx';
import { EmailShortcuts } from './EmailShortcuts.tsx';
import { EmailSide } from './list/EmailSide.tsx';
import { useReply } from './reader/useReply.ts';
import { useEmailShortcuts } from './useEmailShortcuts.ts';
import { useFocusAfterComposing } from './useFocusAfterComposing.ts';
import { useMailbox } from './mailbox/useMailbox.ts';
import { useMailLink } from './compose/useMailLink.ts';

const loadComposer = () => import('./compose/EmailComposer.tsx');

/** `/apps/email`: the URL holds the folder or label, the search and the open message. */
export function EmailPage() {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const place = readPlace(pathname, search);
  const mailbox = useMailbox(place);
  const { email, compose, go } = mailbox;
  const list = useRef<MailListHandle>(null);
  const subject = useRef<HTMLHeadingElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [isSideOpen, setSideOpen] = useState(false);
  const { letterKeys } = usePreferences();
  const isOpen = place.mail !== null;
  const title = place.label ? labels[place.label] : folders[place.folder];

  const isWriting = useActorState(compose, ({ context }) => context.draft !== null);
  const openSubject = useActorState(email, ({ context }) => context.mail?.subject);
  const close = () => go({ mail: null });
  // Replaces the entry, so that Back doesn't reopen a message that was moved.
  const leaveMoved = () => go({ mail: null }, { replace: true });
  const clearSearch = () => {
    go({ q: '' });
    searchRef.current?.focus();
  };

  const answer = useReply(mailbox);
  useMailLink(mailbox, search.get('compose'));
  useFocusBack({ isOpen, list });
  useFocusAfterComposing({ compose, isWriting, onLost: () => (subject.current ?? list.current)?.focus() });
  useEmailShortcuts({
    email,
    compose,
    list,
    search: searchRef,
    onReply: answer,
    onClose: close,
    onMoved: leaveMoved,
  });

  return (
    <>
      <PageTitle title={[isOpen && openSubject, title, t`Email`].filter(Boolean).join(' · ')} />
      <VisuallyHidden as="h1">{t`Email: ${title}`}</VisuallyHidden>
      <MailBox
        sidebar={<EmailSide {...mailbox} onLeave={() => setSideOpen(false)} foot={<EmailShortcuts />} />}
        isSidebarOpen={isSideOpen}
        onSidebarOpenChange={(change) => setSideOpen(change.isOpen)}
        onCompose={() => compose.send({ type: 'message started', start: {} })}
        search={<EmailSearch ref={searchRef} place={place} go={go} hasShortcuts={letterKeys} />}
        bar={<EmailBar email={email} place={place} onChanged={() => list.current?.focus()} />}
        reader={
          isOpen && (
            <EmailReader {...mailbox} headingRef={subject} onClose={close} onMoved={leaveMoved} onReply={answer} />
          )
        }
      >
        <HighlightScope query={place.q}>
          <EmailList ref={list} email={email} place={place} go={go} onClearSearch={clearSearch} />
        </HighlightScope>
      </MailBox>
      {isWriting && (
        <OnDemand load={loadComposer} onMissing={() => compose.send({ type: 'window closed' })}>
          {({ EmailComposer }) => <EmailComposer {...mailbox} />}
        </OnDemand>
      )}
    </>
  );
}

/** Returns focus to the list when the message closes, unless it moved elsewhere meanwhile. */
function useFocusBack({ isOpen, list }: { isOpen: boolean; list: RefObject<MailListHandle | null> }) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) list.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, list]);
}
