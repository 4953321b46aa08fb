import {
  Button,
  type ButtonProps,
  DeniedAction,
  IconButton,
  type IconButtonProps,
  OnDemand,
} from '@embarque/design-system';
import { loadDenied } from './denied/load-denied.ts';
import type { Attempt } from './useExplain.ts';
import { useMayDo } from './useMayDo.ts';

export interface GuardedButtonProps extends ButtonProps {
  /** The thing that it does, which a person needs the right to. */
  attempt: Attempt;
}

/** A button for people with the right to what it does; for others it stays in place, and explains why not. */
export function GuardedButton({ attempt, ...button }: GuardedButtonProps) {
  if (useMayDo()(attempt)) return <Button {...button} />;
  const { icon: _, onClick: __, form: ___, isBusy: ____, isIdle: _____, ...rest } = button;
  // Denied, it submits no form either.
  return <DeniedAction {...rest} type="button" {...whyNot(attempt)} />;
}

export interface GuardedIconButtonProps extends Omit<IconButtonProps, 'shortcut'> {
  /** The thing that it does, which a person needs the right to. */
  attempt: Attempt;
}

/** The same for an action with an icon alone, which it keeps. */
export function GuardedIconButton({ attempt, ...button }: GuardedIconButtonProps) {
  if (useMayDo()(attempt)) return <IconButton {...button} />;
  const { label, onClick: _, isBusy: __, isIdle: ___, ...rest } = button;
  const look = { title: label, 'aria-label': label, tone: 'secondary', variant: 'ghost', width: 'square' } as const;
  return <DeniedAction {...look} {...rest} {...whyNot(attempt)} />;
}

/** The reason, and what a press shows. Both load only where something is denied. */
const whyNot = (attempt: Attempt) => ({
  reason: (
    <OnDemand load={loadDenied} onMissing={ignore}>
      {({ DenialReason }) => <DenialReason attempt={attempt} />}
    </OnDemand>
  ),
  explanation: <OnDemand load={loadDenied}>{({ DenialOf }) => <DenialOf attempt={attempt} />}</OnDemand>,
});

const ignore = () => undefined;
