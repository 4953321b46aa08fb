import { useLingui } from '@lingui/react/macro';
import { pretendUpload } from './file-uploader.samples.ts';
import { FileUploader } from './FileUploader.tsx';

/** Takes any number of files: each has its own progress, and can be stopped, tried again and removed. */
export function Multiple() {
  const { t } = useLingui();
  return (
    <FileUploader
      isMultiple
      label={t`Receipts`}
      description={t`Any proof of what was paid on the trip.`}
      upload={pretendUpload}
    />
  );
}

/** Takes one file; a new one takes its place. */
export function Single() {
  const { t } = useLingui();
  return (
    <FileUploader
      label={t`Passport`}
      description={t`A picture or a PDF.`}
      accept={['image/*', '.pdf']}
      upload={pretendUpload}
    />
  );
}

/** Accepts images up to 2 MB, and says why it refuses a file. */
export function Restricted() {
  const { t } = useLingui();
  return (
    <FileUploader
      isMultiple
      label={t`Pictures of the damage`}
      description={t`PNG, JPG, JPEG or GIF, up to 2 MB each.`}
      accept={['.png', '.jpg', '.jpeg', '.gif']}
      maxBytes={2_000_000}
      upload={pretendUpload}
    />
  );
}
