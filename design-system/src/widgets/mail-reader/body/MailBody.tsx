import { Plural, Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { type ComponentPropsWithRef, useContext, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ReferenceContext, type TextReference } from '../../../components/hover-card/references.ts';
import { GRACE_BEFORE_HIDING_MS, REST_BEFORE_SHOWING_MS } from '../../../components/tooltips/tooltip.times.ts';
import { useHint } from '../../../components/tooltips/useHint.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { LinkContext } from '../../../theme/provider/links.ts';
import { LetterCard } from './LetterCard.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { Blocked, Frame } from './MailBody.styles.ts';
import { sanitiseBody } from './mail-body.sanitise.ts';
import { referencesIn } from './mail-references.ts';
import { useMailFrame } from './useMailFrame.ts';
import { type ReferenceAt, useMailReferences } from './useMailReferences.ts';

export interface MailBodyProps extends Omit<
  ComponentPropsWithRef<'iframe'>,
  'children' | 'src' | 'srcDoc' | 'sandbox' | 'title'
> {
  /** The name of the frame, for screen readers: "Message from Ahmed Osman". */
  title: string;
  /** Markup as a stranger wrote it. It is cleaned here, and nowhere else. */
  html: string;
  /** The address at which this app writes the mail of a `mailto:` link; left out, another program does. */
  composeHref?: (mailto: string) => string;
}

/**
 * Shows a letter that a stranger wrote. It is cleaned by an allow-list, and stands in a frame where no script runs, that may
 * neither post nor move the page, and that asks no other server for pictures until the reader wants them. A link to another
 * page says where it leads before it is followed. Ref and rest go to the frame.
 */
export function MailBody(props: MailBodyProps) {
  const source = useContext(ReferenceContext);
  if (!source?.mayHave(props.html)) return <LetterFrame {...props} found={none} />;
  return <source.References text={props.html}>{(found) => <LetterFrame {...props} found={found} />}</source.References>;
}

const none: readonly TextReference[] = [];

interface LetterFrameProps extends MailBodyProps {
  /** The things that the letter names. */
  found: readonly TextReference[];
}

function LetterFrame({ title, html, composeHref, found, ref, ...rest }: LetterFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => frameRef.current as HTMLIFrameElement);
  const [wanted, setWanted] = useState<string | null>(null);
  const showsImages = wanted === html;
  const body = useMemo(() => sanitiseBody(html, { showsImages }), [html, showsImages]);
  const [following, setFollowing] = useState<string | null>(null);
  const { navigate } = useContext(LinkContext);
  useMailFrame({ frameRef, html: body.html, showsImages, composeHref, onCompose: navigate, onFollow: setFollowing });
  const card = useLetterCard();
  const references = useMemo(() => referencesIn(html, found), [html, found]);
  useMailReferences({ frameRef, references, navigate, onEnter: card.enter, onLeave: card.leave });

  return (
    <>
      {body.remoteImages > 0 && !showsImages && (
        <Blocked role="note">
          <Icon icon={ImageOff} />
          <span>
            <Plural
              value={body.remoteImages}
              one="# image blocked to protect your privacy."
              other="# images blocked to protect your privacy."
            />
          </span>
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              setWanted(html);
              frameRef.current?.focus();
            }}
          >
            <Trans>Show images</Trans>
          </Button>
        </Blocked>
      )}
      {/* The page must measure the letter and pass on its keys: same origin. It is safe because no script may run in it. */}
      <Frame
        {...rest}
        ref={frameRef}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      {card.at && (
        <LetterCard link={card.at.link} frame={card.at.frame} {...card.callbacks}>
          {card.at.reference.card}
        </LetterCard>
      )}
      <LeavingNotice address={following} onClose={() => setFollowing(null)} />
    </>
  );
}

/** The card of the link under the pointer or the focus. */
function useLetterCard() {
  const { isOpen, show, hide } = useHint();
  const [at, setAt] = useState<ReferenceAt | null>(null);
  return {
    at: isOpen ? at : null,
    enter: (next: ReferenceAt) => {
      setAt(next);
      show(next.by === 'mouse' ? REST_BEFORE_SHOWING_MS : 0);
    },
    leave: (by: ReferenceAt['by'] | 'press') => hide(by === 'mouse' ? GRACE_BEFORE_HIDING_MS : 0),
    callbacks: {
      onEnter: () => show(0),
      onLeave: () => hide(GRACE_BEFORE_HIDING_MS),
      onClose: () => hide(0),
    },
  };
}
