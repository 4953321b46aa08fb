import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { dataUrlOf } from '../../../files/data-url.ts';
import { drawPicture, fileName, type PictureProblem } from '../../../files/drawn-picture.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { type Draft, emptyDraft } from '../model/chat.drafts.ts';

/** The most that an image is wide when it is sent, in pixels. */
const WIDEST = 1600;

/**
 * Stages the files of the draft of one contact: documents as they are, and pictures drawn again, so that nothing hidden in them is sent.
 */
export function useStaging(actor: ChatActor, contactId: number) {
  const { t } = useLingui();
  const problems: Record<PictureProblem, (name: string) => string> = {
    kind: (name) => t`“${name}” can't be sent. Choose a PNG, JPEG, WebP or GIF.`,
    size: (name) => t`“${name}” is too large. Choose a picture of at most 10 MB.`,
    pixels: (name) => t`“${name}” has too many pixels. Choose a smaller picture.`,
    broken: (name) => t`“${name}” can't be read.`,
  };
  const draftNow = () => actor.getSnapshot().context.drafts[contactId] ?? emptyDraft;
  const change = (fields: Partial<Draft>) => actor.send({ type: 'draft changed', contactId, change: fields });

  const stagePicture = async (file: File) => {
    const name = fileName(file.name) || t`Picture`;
    const drawn = await drawPicture(file, WIDEST);
    if (typeof drawn === 'string') change({ images: [...draftNow().images, { id: newEntryId(), name, url: drawn }] });
    else notify.error(problems[drawn.problem](name));
  };
  const stageDocument = async (file: File) => {
    const name = fileName(file.name) || t({ message: 'Document', context: 'chat' });
    try {
      const document = { id: newEntryId(), name, url: await dataUrlOf(file), bytes: file.size };
      change({ documents: [...draftNow().documents, document] });
    } catch {
      notify.error(problems.broken(name));
    }
  };

  return {
    stage: async (files: readonly File[]) => {
      for (const file of files) await (file.type.startsWith('image/') ? stagePicture(file) : stageDocument(file));
    },
    unstage: (id: string) => {
      const { images, documents } = draftNow();
      change({
        images: images.filter((image) => image.id !== id),
        documents: documents.filter((document) => document.id !== id),
      });
    },
  };
}
