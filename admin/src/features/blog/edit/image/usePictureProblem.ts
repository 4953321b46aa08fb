import { useLingui } from '@lingui/react/macro';
import { MOST_BYTES, type PictureProblem } from '../../../../files/drawn-picture.ts';
import { formatNumber } from '../../../../i18n/format.ts';

const MEGABYTE = 1_000_000;

/** Says why a file cannot be an image of a post. */
export function usePictureProblem(): (problem: PictureProblem, file: Pick<File, 'name' | 'size'>) => string {
  const { t } = useLingui();
  return (problem, { name, size }) => {
    // Upwards, so that a file just above the limit does not seem to be within it.
    const megabytes = formatNumber(Math.ceil((size / MEGABYTE) * 10) / 10);
    const most = formatNumber(MOST_BYTES / MEGABYTE);
    const messages: Record<PictureProblem, string> = {
      kind: t`“${name}” isn't a JPG, PNG or GIF image.`,
      size: t`“${name}” has ${megabytes} MB. Choose an image of up to ${most} MB.`,
      pixels: t`This image has more than 50 megapixels. Choose a smaller one.`,
      broken: t`Couldn't read this image. Choose another one.`,
    };
    return messages[problem];
  };
}
