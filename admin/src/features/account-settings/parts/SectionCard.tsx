import { Button, Card, type CardProps, Form, FormActions, Stack, focusFirstMistake } from '@embarque/design-system';
import type { SectionName } from '@embarque/mocks/account-setting/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useSection } from '../useAccount.ts';

interface SectionCardProps extends Pick<CardProps, 'title' | 'subtitle' | 'children'> {
  /** The section that its buttons save or discard. */
  section: SectionName;
  /**
   * The label of the button that saves.
   * @default 'Save changes'
   */
  saveLabel?: string;
  /**
   * The label of the button that brings the saved values back.
   * @default 'Discard'
   */
  discardLabel?: string;
}

/** A section that is saved alone: messages appear once it is submitted with mistakes. */
export function SectionCard({ section, saveLabel, discardLabel, children, ...card }: SectionCardProps) {
  const { t } = useLingui();
  const { isChanged, submit, discard } = useSection(section);
  const form = useRef<HTMLFormElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    submit();
    focusFirstMistake(form.current);
  };
  return (
    <Card {...card}>
      <Form ref={form} onSubmit={save}>
        <Stack gap="l">{children}</Stack>
        <FormActions>
          <Button type="submit">{saveLabel ?? t`Save changes`}</Button>
          <Button variant="outline" tone="secondary" isIdle={!isChanged} onClick={discard}>
            {discardLabel ?? <Trans context="changes">Discard</Trans>}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
