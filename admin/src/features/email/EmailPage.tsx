import { HighlightScope, OnDemand, VisuallyHidden } from '@embarque/design-system';
import { MailBox, type MailListHandle } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useActorState } from '../../app-state/useActorState.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { readPlace } from './model/email.query.ts';
import { useEmailNames } from './email.names.ts';
import { EmailBar } from './list/EmailBar.tsx';
import { EmailList } from './list/EmailList.tsx';
import { EmailNoMessage } from './reader/EmailNoMessage.tsx';
import { EmailReader } from './reader/EmailReader.tsx';
import { EmailSearch } from './list/EmailSearch.tsx';
import { useDeleteForever } from './list/useDeleteForever.tsx';
import { EmailShortcuts } from './EmailShortcuts.tsx';
import { EmailSide } from './list/EmailSide.tsx';
import { useOpenMessage } from './reader/useOpenMessage.ts';
import { useReply } from './reader/useReply.ts';
import { useEmailShortcuts } from './useEmailShortcuts.ts';
import { useFocusAfterComposing } from './useFocusAfterComposing.ts';
import type { Mailbox } from './mailbox/mailbox.types.ts';
import { useMailbox } from './mailbox/useMailbox.ts';
import { useMailLink } from './compose/useMailLink.ts';

const loadComposer = () => import('./compose/EmailComposer.tsx');

/** `/apps/email`: the URL holds the folder or label, the search and the open message. */
export function EmailPage() {
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

  const isWriting = useActorState(compose, ({ context }) => context.draft !== null);

  const { answer, continueDraft } = useReply(mailbox);
  const { deleteForever, dialog } = useDeleteForever(email);
  const { isOpen, open, follow, close, leave, remove, act } = useOpenMessage({
    ...mailbox,
    list,
    subject,
    deleteForever,
    onContinue: continueDraft,
  });
  useMailLink(mailbox, search.get('compose'));
  useFocusAfterComposing({ compose, isWriting, onLost: () => (subject.current ?? list.current)?.focus() });
  useEmailShortcuts({
    ...mailbox,
    list,
    search: searchRef,
    onReply: answer,
    onClose: close,
    onMoved: leave,
  });

  return (
    <>
      <EmailTitle email={email} place={place} />
      <MailBox
        sidebar={<EmailSide {...mailbox} onLeave={() => setSideOpen(false)} foot={<EmailShortcuts />} />}
        isSidebarOpen={isSideOpen}
        onSidebarOpenChange={(change) => setSideOpen(change.isOpen)}
        onCompose={() => compose.send({ type: 'message started', start: {} })}
        search={<EmailSearch ref={searchRef} place={place} go={go} hasShortcuts={letterKeys} />}
        bar={<EmailBar {...mailbox} deleteForever={deleteForever} onChanged={() => list.current?.focus()} />}
        reader={
          isOpen && (
            <EmailReader
              {...mailbox}
              headingRef={subject}
              onClose={close}
              onMoved={leave}
              onDelete={remove}
              onReply={answer}
              onContinue={continueDraft}
            />
          )
        }
        emptyReader={<EmailNoMessage email={email} />}
      >
        <HighlightScope query={place.q}>
          <EmailList
            ref={list}
            email={email}
            place={place}
            onOpen={open}
            onMove={follow}
            onAction={act}
            onShowAll={() => go({ isUnread: undefined })}
            onClearSearch={() => {
              go({ q: '' });
              searchRef.current?.focus();
            }}
          />
        </HighlightScope>
      </MailBox>
      {dialog}
      <ComposeWindow {...mailbox} />
    </>
  );
}

function EmailTitle({ email, place }: Pick<Mailbox, 'email' | 'place'>) {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const subject = useActorState(email, ({ context }) => context.mail?.subject);
  const title = place.label ? labels[place.label] : folders[place.folder];
  return (
    <>
      <PageTitle title={[place.mail !== null && subject, title, t`Email`].filter(Boolean).join(' · ')} />
      <VisuallyHidden as="h1">{t`Email: ${title}`}</VisuallyHidden>
    </>
  );
}

/** The composer, unless it stands under the message that is answered. */
function ComposeWindow(mailbox: Mailbox) {
  const { compose } = mailbox;
  const isOpen = useActorState(compose, (state) => state.matches('writing') && !state.matches({ writing: 'inline' }));
  if (!isOpen) return null;
  return (
    <OnDemand load={loadComposer} onMissing={() => compose.send({ type: 'window closed' })}>
      {({ EmailComposer }) => <EmailComposer {...mailbox} />}
    </OnDemand>
  );
}
