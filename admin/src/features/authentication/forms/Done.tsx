import { Alert, ButtonLink, Stack } from '@embarque/design-system';
import { type ReactNode, useEffect, useRef } from 'react';

interface DoneProps {
  title: string;
  /** The text and target of the way on. */
  next: { label: string; href: string };
  children: ReactNode;
}

/** Replaces the form when it has done its work, and takes its focus. */
export function Done({ title, next, children }: DoneProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="l">
      <Alert ref={message} tabIndex={-1} announced="never" tone="success" title={title}>
        {children}
      </Alert>
      <ButtonLink size="large" width="full" href={next.href}>
        {next.label}
      </ButtonLink>
    </Stack>
  );
}
