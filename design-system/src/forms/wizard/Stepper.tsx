import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Line, List, Mark, Root, Step, Subtitle, Title, Text } from './Stepper.styles.ts';
import type { StepperPlacement, StepState, WizardStep } from './wizard.types.ts';

/** A step as the way shows it. */
export interface StepperStep extends Pick<WizardStep, 'id' | 'title' | 'subtitle' | 'icon'> {
  state: StepState;
  /**
   * Whether it cannot be gone to yet.
   * @default false
   */
  isDisabled?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** The name of the process, for screen readers. */
  label: string;
  /** The steps in their order. */
  steps: readonly StepperStep[];
  /**
   * Beside each other, or below each other; where the room is short, only the current step has words.
   * @default 'top'
   */
  placement?: StepperPlacement;
  /**
   * Whether it is a slim line whose steps all keep their labels, also on phones. For up to four short labels.
   * @default false
   */
  isSlim?: boolean;
  /** Called when the person presses a step. */
  onSelect: (change: { step: string }) => void;
}

/** The way through something that takes several steps. `Wizard` brings it along; for views in any order, use `Tabs`. */
export function Stepper({ label, steps, placement = 'top', isSlim = false, onSelect, ...rest }: StepperProps) {
  return (
    <Root {...rest} aria-label={label} data-placement={placement} data-slim={isSlim || undefined}>
      <List>
        {steps.map((step, index) => (
          <Line key={step.id} data-state={step.state}>
            <StepButton {...step} number={index + 1} onSelect={() => onSelect({ step: step.id })} />
          </Line>
        ))}
      </List>
    </Root>
  );
}

function StepButton({
  title,
  subtitle,
  icon,
  state,
  isDisabled = false,
  number,
  onSelect,
}: StepperStep & { number: number; onSelect: () => void }) {
  const { i18n } = useLingui();
  const drawing = verdicts[state] ?? icon;
  return (
    <Step
      type="button"
      disabled={isDisabled}
      aria-current={state === 'current' ? 'step' : undefined}
      data-state={state}
      onClick={onSelect}
    >
      <Mark aria-hidden>{drawing ? <Icon icon={drawing} size="menu" /> : i18n.number(number)}</Mark>
      <Text>
        <VisuallyHidden>
          <Trans>Step {number}:</Trans>{' '}
        </VisuallyHidden>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        <Verdict state={state} />
      </Text>
    </Step>
  );
}

const verdicts = { done: Check, wrong: CircleAlert, current: undefined, coming: undefined };

function Verdict({ state }: { state: StepState }) {
  if (state !== 'done' && state !== 'wrong') return null;
  return (
    <VisuallyHidden>{state === 'done' ? <Trans>, done</Trans> : <Trans>, needs a correction</Trans>}</VisuallyHidden>
  );
}
