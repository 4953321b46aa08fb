import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useMemo } from 'react';
import { FormError } from '../../components/alerts/FormError.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Heading } from '../../ui-element/typography/Heading.tsx';
import { Stepper } from './Stepper.tsx';
import { useSteps } from './useSteps.ts';
import { Actions, Body, Layout, Note, Panel, Root, type WizardVariant } from './Wizard.styles.ts';
import type { StepperPlacement, WizardStep } from './wizard.types.ts';

export interface WizardProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The name of the process, for screen readers. */
  label: string;
  /** The steps in their order. */
  steps: readonly WizardStep[];
  /**
   * Whether one step leads to the next, or the person may go to any.
   * @default 'linear'
   */
  order?: 'linear' | 'free';
  /** The id of the step that is shown, when its owner decides that. */
  current?: string;
  /** The id of the step that is shown at first; without it, the first. */
  defaultCurrent?: string;
  /** Called when the person goes to another step. */
  onStepChange?: (change: { step: string }) => void;
  /**
   * The position of the stepper: above the fields, or before them where there is room.
   * @default 'top'
   */
  placement?: StepperPlacement;
  /**
   * One card around all, or a card for the fields alone.
   * @default 'joined'
   */
  variant?: WizardVariant;
  /**
   * The level of the steps' headings, one below that of the section around it.
   * @default 3
   */
  headingLevel?: 2 | 3;
  /**
   * The label of the last button.
   * @default 'Submit'
   */
  finishLabel?: string;
  /** Called when the last step is right, with all before it; the button is busy until its promise is settled. */
  onFinish: () => void | Promise<void>;
}

/**
 * Asks for much in steps, and keeps what was typed when one goes back. Enter goes on. For what fits on one screen, use
 * `Form`; for views without an order, `Tabs`.
 */
export function Wizard({
  ref,
  label,
  steps,
  order = 'linear',
  current,
  defaultCurrent,
  onStepChange,
  placement = 'top',
  variant = 'joined',
  headingLevel = 3,
  finishLabel,
  onFinish,
  ...rest
}: WizardProps) {
  const { t } = useLingui();
  const way = useSteps({ steps, order, current, defaultCurrent, onStepChange, onFinish });
  const merged = useMemo(() => mergeRefs(ref, way.form), [ref, way.form]);
  const count = steps.length;
  const stepOf = (number: number) => t`Step ${number} of ${count}`;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    way.goOn();
  };

  return (
    <Root noValidate {...rest} ref={merged} aria-label={label} onSubmit={goOn}>
      <Layout data-placement={placement} data-variant={variant}>
        <Stepper
          label={t`Steps of ${label}`}
          placement={placement}
          steps={steps.map(({ id, title, subtitle, icon }, index) => ({
            id,
            title,
            subtitle,
            icon,
            state: way.stateOf(id),
            isDisabled: !way.isOpen(index),
          }))}
          onSelect={({ step }) => way.select(step)}
        />
        <Body>
          {steps.map((step, index) => (
            <StepPanel
              key={step.id}
              {...step}
              level={headingLevel}
              position={stepOf(index + 1)}
              isShown={step.id === way.step?.id}
            />
          ))}
          <FormError>{way.hasMistake && <Trans>Correct the marked fields, then continue.</Trans>}</FormError>
          <Actions>
            <Button variant="outline" tone="secondary" isDisabled={way.isFirst} onClick={way.goBack}>
              <Icon icon={ArrowLeft} />
              <Trans>Previous</Trans>
            </Button>
            <Button type="submit" isBusy={way.isBusy}>
              {way.isLast ? (finishLabel ?? t`Submit`) : t`Next`}
              {!way.isLast && <Icon icon={ArrowRight} />}
            </Button>
          </Actions>
        </Body>
      </Layout>
    </Root>
  );
}

interface StepPanelProps extends WizardStep {
  level: 2 | 3;
  /** Spoken with the heading, which has the focus when the step begins. */
  position: string;
  isShown: boolean;
}

function StepPanel({ title, subtitle, content, level, position, isShown }: StepPanelProps) {
  return (
    <Panel data-step hidden={!isShown}>
      <header>
        <Heading level={level} data-step-heading aria-description={position} tabIndex={-1}>
          {title}
        </Heading>
        {subtitle && <Note>{subtitle}</Note>}
      </header>
      {content}
    </Panel>
  );
}
