import { Avatar, Button, FormError, Inline, OnDemand, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useSection } from '../useAccount.ts';
import { type AvatarProblem, type ReadAvatar, readAvatar, releaseAvatar } from './avatar.check.ts';

const loadCropDialog = () => import('./CropDialog.tsx');

/** The picture of the person: a file is looked at, cropped, shown, and saved with the section. */
export function AvatarField() {
  const { t } = useLingui();
  const { values, change } = useSection('general');
  const input = useRef<HTMLInputElement>(null);
  const sentence = useProblemSentence();
  const { isReading, problem, read, take, close, forget } = useReadAvatar();
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    await take(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <Inline gap="l">
      <Avatar name={`${values.firstName} ${values.lastName}`.trim()} src={values.avatar} size="xxlarge" />
      <Stack gap="s">
        <Inline>
          <Button size="small" isBusy={isReading} onClick={() => input.current?.click()}>
            <Trans context="picture">Upload</Trans>
          </Button>
          <Button
            size="small"
            variant="outline"
            tone="secondary"
            onClick={() => {
              forget();
              change({ avatar: null });
            }}
          >
            <Trans context="picture">Reset</Trans>
          </Button>
        </Inline>
        <small>
          <Trans>JPG, GIF, PNG or WebP, at most 800 kB.</Trans>
        </small>
        <FormError>{problem && sentence(problem)}</FormError>
      </Stack>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t`Picture file`}
        onChange={(event) => void chosen(event)}
      />
      {read && (
        <OnDemand load={loadCropDialog} onMissing={close}>
          {({ CropDialog }) => (
            <CropDialog
              avatar={read}
              onClose={close}
              onCrop={(avatar) => {
                change({ avatar });
                close();
              }}
            />
          )}
        </OnDemand>
      )}
    </Inline>
  );
}

/** Looks at the file that is chosen: it is read, or there is a problem. */
function useReadAvatar() {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<{ kind: AvatarProblem; bytes: number } | null>(null);
  const [read, setRead] = useState<ReadAvatar | null>(null);
  useEffect(() => (read ? () => releaseAvatar(read) : undefined), [read]);

  const take = async (file: File) => {
    setReading(true);
    const result = await readAvatar(file);
    setReading(false);
    setProblem('problem' in result ? { kind: result.problem, bytes: file.size } : null);
    setRead('problem' in result ? null : result);
  };
  return { isReading, problem, read, take, close: () => setRead(null), forget: () => setProblem(null) };
}

function useProblemSentence() {
  const { t, i18n } = useLingui();
  return ({ kind, bytes }: { kind: AvatarProblem; bytes: number }): string => {
    // Less than a tenth below a megabyte would round up to 1,000 kB.
    const isLarge = bytes >= 999_950;
    const size = i18n.number(isLarge ? bytes / 1_000_000 : bytes / 1000, { maximumFractionDigits: 1 });
    const weight = isLarge ? t`${size} MB` : t`${size} kB`;
    const sentences: Record<AvatarProblem, string> = {
      empty: t`This file is empty. Choose another one.`,
      'too heavy': t`This picture has ${weight}. The limit is 800 kB.`,
      heic: t`HEIC pictures aren't supported. Export it as JPG.`,
      svg: t`SVG pictures aren't supported. Export it as PNG.`,
      pdf: t`This is a PDF, not a picture.`,
      'other kind': t`This isn't a JPG, GIF, PNG or WebP picture.`,
      'too small': t`This picture is too small. It needs at least 32 pixels on each side.`,
      'too many pixels': t`This picture has too many pixels. Choose a smaller one.`,
      broken: t`This picture can't be read. Choose another one.`,
    };
    return sentences[kind];
  };
}
