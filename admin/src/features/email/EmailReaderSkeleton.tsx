import { Loading, Skeleton, Stack } from '@embarque/design-system';
import { MailReader } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';

/** Stands for the reader until its code is there. */
export function EmailReaderSkeleton({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <MailReader title={t`Mail`} isBusy onBack={onClose}>
      <EmailSkeleton />
    </MailReader>
  );
}

/** Stands for a mail that is on its way. */
export function EmailSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the mail…`}>
      <Stack gap="m">
        <Skeleton shape="circle" />
        <Skeleton width="60%" />
        <Skeleton shape="block" height="12rem" />
      </Stack>
    </Loading>
  );
}
