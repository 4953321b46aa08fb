import { useLingui } from '@lingui/react/macro';
import { MailBody } from './MailBody.tsx';

/** Text, lists and tables stand in the colours and the type of the page. */
export function Letter() {
  const { t } = useLingui();
  const greeting = t`Dear traveller,`;
  const news = t`your policy is ready. Please keep the number with you:`;
  return (
    <MailBody
      title={t`Message from the travel desk`}
      html={`<p>${greeting}</p><p>${news}</p><ul><li><strong>TRV-88213</strong></li></ul><p><a href="https://embarque.example">embarque.example</a></p>`}
    />
  );
}

/**
 * Images from other servers can tell the sender that an email was read, so they are blocked until the reader shows
 * them.
 */
export function RemotePicture() {
  const { t } = useLingui();
  const content = t`Look at this beach.`;
  return (
    <MailBody
      title={t`Message with a picture`}
      html={`<p>${content}</p><img src="https://pictures.example/beach.png" alt="" width="320" height="120">`}
    />
  );
}
