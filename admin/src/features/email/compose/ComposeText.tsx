import { OnDemand, Skeleton, TextArea } from '@embarque/design-system';
import { MailComposerText } from '@embarque/design-system/mail';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Draft, DraftStart } from './compose.draft.ts';

const loadEditor = () => import('@embarque/design-system/editor');

interface ComposeTextProps {
  draft: Draft;
  /** Whether the text has focus at first, as in a reply, whose recipients are known. */
  hasFocus: boolean;
  onChange: (change: DraftStart) => void;
}

export function ComposeText({ draft, hasFocus, onChange }: ComposeTextProps) {
  const { t } = useLingui();
  if (draft.format === 'plain') {
    return (
      <MailComposerText>
        <TextArea
          label={t({ message: 'Message', context: 'email' })}
          labelVisibility="hidden"
          dir="auto"
          rows={8}
          spellCheck={draft.isSpellChecked}
          value={draft.body}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </MailComposerText>
    );
  }
  return (
    <MailComposerText>
      <OnDemand load={loadEditor} fallback={<Skeleton shape="block" height="15rem" />}>
        {({ Editor }) => <RichText {...{ Editor, draft, hasFocus, onChange }} />}
      </OnDemand>
    </MailComposerText>
  );
}

interface RichTextProps extends ComposeTextProps, Pick<Awaited<ReturnType<typeof loadEditor>>, 'Editor'> {}

function RichText({ Editor, draft, hasFocus, onChange }: RichTextProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const startsHere = useRef(hasFocus);

  useEffect(() => {
    if (startsHere.current) root.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, []);

  return (
    <Editor
      ref={root}
      label={t({ message: 'Message', context: 'email' })}
      labelVisibility="hidden"
      tools="letter"
      toolsPlacement="below"
      spellCheck={draft.isSpellChecked}
      value={draft.body}
      onChange={({ html }) => onChange({ body: html })}
    />
  );
}
