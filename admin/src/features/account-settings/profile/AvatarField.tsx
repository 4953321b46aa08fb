import { Avatar, Button, FormError, Inline, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import { useSection } from '../useAccount.ts';
import { type AvatarProblem, readAvatar } from './avatar.check.ts';

/** The picture of the person: a file is looked at, shown, and saved with the section. */
export function AvatarField() {
  const { t } = useLingui();
  const { values, change } = useSection('general');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ kind: AvatarProblem; bytes: number } | null>(null);
  const [isReading, setReading] = useState(false);
  const sentence = useProblemSentence();

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReading(true);
    const read = await readAvatar(file);
    // The same file can be chosen again.
    target.value = '';
    setReading(false);
    setProblem('problem' in read ? { kind: read.problem, bytes: file.size } : null);
    if ('image' in read) change({ avatar: read.image });
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
              setProblem(null);
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
        onChange={(event) => void take(event)}
      />
    </Inline>
  );
}

function useProblemSentence() {
  const { t, i18n } = useLingui();
  return ({ kind, bytes }: { kind: AvatarProblem; bytes: number }): string => {
    const isLarge = bytes >= 1_000_000;
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
