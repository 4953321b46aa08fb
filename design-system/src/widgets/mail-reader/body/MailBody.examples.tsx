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

/** A picture of another server would tell it that the letter was read, so it waits until it is wanted. */
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
