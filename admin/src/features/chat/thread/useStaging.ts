import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { drawPicture, fileName, type PictureProblem } from '../../../files/drawn-picture.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { emptyDraft, type StagedImage } from '../model/chat.drafts.ts';

/** The most that an image is wide when it is sent, in pixels. */
const WIDEST = 1600;

/** Stages images of the draft of one contact, drawn again, so that nothing hidden in a file is sent. */
export function useStaging(actor: ChatActor, contactId: number) {
  const { t } = useLingui();
  const problems: Record<PictureProblem, (name: string) => string> = {
    kind: (name) => t`“${name}” is no picture that can be sent. Choose a PNG, JPEG, WebP or GIF.`,
    size: (name) => t`“${name}” is too large. Pictures may have 10 MB at most.`,
    pixels: (name) => t`“${name}” has too many pixels. Choose a smaller picture.`,
    broken: (name) => t`“${name}” can't be read.`,
  };
  const imagesNow = () => (actor.getSnapshot().context.drafts[contactId] ?? emptyDraft).images;
  const change = (images: readonly StagedImage[]) =>
    actor.send({ type: 'draft changed', contactId, change: { images } });

  return {
    stage: async (files: readonly File[]) => {
      for (const file of files) {
        const name = fileName(file.name) || t`Picture`;
        const drawn = await drawPicture(file, WIDEST);
        if (typeof drawn === 'string') change([...imagesNow(), { id: newEntryId(), name, url: drawn }]);
        else notify.error(problems[drawn.problem](name));
      }
    },
    unstage: (id: string) => change(imagesNow().filter((image) => image.id !== id)),
  };
}
