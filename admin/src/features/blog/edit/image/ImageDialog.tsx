import { Button, Dialog, Form, FormError, Stack, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { drawPicture, type PictureProblem } from '../../../../files/drawn-picture.ts';
import { useErrorText } from '../../../../http/response/http.messages.ts';
import { uploadImage } from '../server/posts.api.ts';
import type { WaitingImage } from './useImages.ts';
import { usePictureProblem } from './usePictureProblem.ts';

/** As wide as a text is ever shown, in pixels. */
const WIDTH = 1200;

/** Asks what an image shows, and sends it: the text has its address, never the image itself. */
export function ImageDialog({ image: { file, finish } }: { image: WaitingImage }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const form = useId();
  const drawn = useDrawn(file);
  const [alt, setAlt] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isDescribed = alt.trim() !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isDescribed || !drawn.src || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      finish({ src: await uploadImage(drawn.src), alt: alt.trim() });
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Add an image`}
      initialFocus="field"
      canClose={() => !isBusy}
      onClose={() => finish()}
      footer={
        <>
          <Button variant="outline" tone="secondary" isIdle={isBusy} onClick={() => finish()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} isBusy={isBusy} isIdle={drawn.problem !== undefined}>
            <Trans>Add image</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={(event) => void send(event)}>
        <Stack gap="m">
          {drawn.src && <img src={drawn.src} alt="" style={{ maxInlineSize: '100%', maxBlockSize: '14rem' }} />}
          <FormError>{drawn.problem}</FormError>
          <TextField
            label={t`Image description`}
            description={t`Read aloud to people who don't see it.`}
            autoComplete="off"
            isRequired
            value={alt}
            errorMessage={isTried && !isDescribed ? t`Describe the image.` : undefined}
            onChange={({ target }) => setAlt(target.value)}
          />
          <FormError>{error !== null && errorText(error)}</FormError>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** The image in the size that it is shown in, or why there is none. */
function useDrawn(file: File): { src?: string; problem?: string } {
  const problemOf = usePictureProblem();
  const [result, setResult] = useState<string | { problem: PictureProblem }>();
  useEffect(() => {
    let isOver = false;
    void drawPicture(file, WIDTH).then((drawn) => {
      if (!isOver) setResult(drawn);
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  if (result === undefined) return {};
  return typeof result === 'string' ? { src: result } : { problem: problemOf(result.problem, file) };
}
