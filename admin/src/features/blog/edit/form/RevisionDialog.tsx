import { Dialog, Heading, SegmentedControl, Stack } from '@embarque/design-system';
import { WordChanges } from '@embarque/design-system/field-merge';
import { inertDocument } from '@embarque/design-system/markup';
import type { BlogRevision, BlogRevisionFields } from '@embarque/mocks/blog/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { formatDayAndTime } from '../../../../i18n/format.ts';
import { useFieldLabels } from '../useFieldLabels.ts';

export interface RevisionDialogProps {
  revision: BlogRevision;
  /** The version before it; left out for the first one. */
  before: BlogRevision | undefined;
  /** The present version. */
  present: BlogRevision;
  onClose: () => void;
}

type Other = 'before' | 'present';

/** The words that one version of a post has and another has not: since the one before, or until the present one. */
export function RevisionDialog({ revision, before, present, onClose }: RevisionDialogProps) {
  const { t } = useLingui();
  const [other, setOther] = useState<Other>(before ? 'before' : 'present');
  const time = formatDayAndTime(new Date(revision.at));
  const canChoose = before !== undefined && revision !== present;
  return (
    <Dialog isOpen size="large" title={t`Changes in the version of ${time}`} onClose={onClose}>
      <Stack gap="l">
        {canChoose && (
          <SegmentedControl<Other>
            label={t`Compare with`}
            value={other}
            onChange={({ value }) => setOther(value)}
            options={[
              { value: 'before', label: t`The version before` },
              { value: 'present', label: t`The present version` },
            ]}
          />
        )}
        {other === 'before' && before ? (
          <Changes from={before.fields} to={revision.fields} />
        ) : (
          <Changes from={revision.fields} to={present.fields} />
        )}
      </Stack>
    </Dialog>
  );
}

function Changes({ from, to }: { from: BlogRevisionFields; to: BlogRevisionFields }) {
  const labels = useFieldLabels();
  const words = (before: string, after: string) => before !== after && <WordChanges before={before} after={after} />;
  const parts: [name: keyof BlogRevisionFields, change: ReactNode][] = [
    ['blogTitle', words(from.blogTitle, to.blogTitle)],
    ['blogCategories', words(from.blogCategories.join(', '), to.blogCategories.join(', '))],
    ['excerpt', words(textOf(from.excerpt), textOf(to.excerpt))],
    ['featuredImage', from.featuredImage !== to.featuredImage && <Images from={from} to={to} />],
    ['featuredImageAlt', words(from.featuredImageAlt, to.featuredImageAlt)],
    ['featuredImageFocus', words(from.featuredImageFocus, to.featuredImageFocus)],
  ];
  const changed = parts.filter(([, change]) => change !== false);
  if (changed.length === 0) {
    return (
      <p>
        <Trans>These versions have the same words.</Trans>
      </p>
    );
  }
  return changed.map(([name, change]) => (
    <Stack key={name} as="section" gap="s" aria-label={labels[name]}>
      <Heading level={3} size={5}>
        {labels[name]}
      </Heading>
      {change}
    </Stack>
  ));
}

function Images({ from, to }: { from: BlogRevisionFields; to: BlogRevisionFields }) {
  const { t } = useLingui();
  const image = ({ featuredImage, featuredImageName }: BlogRevisionFields) =>
    featuredImage ? <img src={featuredImage} alt={featuredImageName} width={160} height={80} /> : t`No image`;
  return (
    <p>
      <del>{image(from)}</del> <ins>{image(to)}</ins>
    </p>
  );
}

/** The words of a text, a line for each of its blocks. */
const textOf = (html: string): string =>
  inertDocument(
    html
      .replaceAll(/<img[^>]*?\balt="([^"]*)"[^>]*>/g, '<p>[$1]</p>')
      .replaceAll(/<\/(?:p|li|h\d|blockquote|pre)>|<br>/g, '\n$&'),
  ).body.textContent.trim();
