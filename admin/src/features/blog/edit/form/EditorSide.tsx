import { Button, ButtonLink, Card, OnDemand, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { Eye, History } from 'lucide-react';
import { useState } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { paths } from '../../../../paths.ts';
import { postHref } from '../../blog.query.ts';
import { ImageField } from './ImageField.tsx';
import { SaveState, useSavingState } from './SaveState.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import type { EditorPartProps } from './useDraft.ts';

const loadRevisions = () => import('./Revisions.tsx');

/** Saving, and all of a post besides its text. */
export function EditorSide({ actor }: EditorPartProps) {
  const id = useActorState(actor, ({ context }) => context.id);
  const saving = useSavingState(actor);
  const isAsked = useActorState(actor, ({ context }) => context.kind === 'save' || context.isWanted);
  return (
    <Stack gap="gap">
      <Card>
        <Stack gap="m">
          <SaveState actor={actor} />
          <Button type="submit" width="full" isBusy={saving === 'sending' && isAsked}>
            <Trans>Save Changes</Trans>
          </Button>
          <ButtonLink variant="outline" tone="secondary" width="full" href={id === null ? paths.blog : postHref(id)}>
            <Trans>Cancel</Trans>
          </ButtonLink>
          {id !== null && <MoreActions actor={actor} id={id} />}
        </Stack>
      </Card>
      <Card>
        <Stack gap="l">
          <SettingsFields actor={actor} />
          <ImageField actor={actor} />
        </Stack>
      </Card>
    </Stack>
  );
}

function MoreActions({ actor, id }: EditorPartProps & { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ButtonLink variant="ghost" icon={Eye} width="full" href={postHref(id)} target="_blank" rel="noopener">
        <Trans>Preview the saved post</Trans>
      </ButtonLink>
      <Button variant="ghost" icon={History} width="full" onClick={() => setOpen(true)}>
        <Trans context="of a post">Revisions</Trans>
      </Button>
      {isOpen && (
        <OnDemand load={loadRevisions} onMissing={close}>
          {({ Revisions }) => <Revisions actor={actor} id={id} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
