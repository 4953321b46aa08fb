import { Plural, Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { type ComponentPropsWithRef, useContext, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { LinkContext } from '../../../theme/provider/links.ts';
import { LeavingNotice } from './LeavingNotice.tsx';
import { Blocked, Frame } from './MailBody.styles.ts';
import { sanitiseBody } from './mail-body.sanitise.ts';
import { useMailFrame } from './useMailFrame.ts';

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
export function MailBody({ title, html, composeHref, ref, ...rest }: MailBodyProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => frameRef.current as HTMLIFrameElement);
  const [wanted, setWanted] = useState<string | null>(null);
  const showsImages = wanted === html;
  const body = useMemo(() => sanitiseBody(html, { showsImages }), [html, showsImages]);
  const [following, setFollowing] = useState<string | null>(null);
  const { navigate } = useContext(LinkContext);
  useMailFrame({ frameRef, html: body.html, showsImages, composeHref, onCompose: navigate, onFollow: setFollowing });

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
      <LeavingNotice address={following} onClose={() => setFollowing(null)} />
    </>
  );
}
