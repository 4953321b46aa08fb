import { useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { StepState, WizardStep } from './wizard.types.ts';

interface StepsOptions {
  steps: readonly WizardStep[];
  order: 'linear' | 'free';
  current: string | undefined;
  defaultCurrent: string | undefined;
  onStepChange: ((change: { step: string }) => void) | undefined;
  onFinish: () => void | Promise<void>;
}

/** The element that receives focus after a move: the step's heading, or the first invalid field. */
type Landing = 'heading' | 'mistake';

/** The current step, the completed steps, and the steps that can be reached. */
export function useSteps({ steps, order, current, defaultCurrent, onStepChange, onFinish }: StepsOptions) {
  const [currentId, setCurrentId] = useControlledState(current, defaultCurrent ?? steps[0]?.id ?? '', (id) =>
    onStepChange?.({ step: id }),
  );
  const [done, setDone] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [landing, setLanding] = useState<{ kind: Landing } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const position = Math.max(
    steps.findIndex(({ id }) => id === currentId),
    0,
  );
  const step = steps[position];

  useEffect(() => {
    if (!landing || !form.current) return;
    const panel = form.current.querySelector('[data-step]:not([hidden])');
    const mistake = landing.kind === 'mistake' && panel?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = mistake || panel?.querySelector<HTMLElement>('[data-step-heading]');
    target?.focus();
  }, [landing]);

  const show = (id: string, kind: Landing) => {
    setLanding({ kind });
    if (id !== step?.id) setCurrentId(id);
  };
  const isRight = async ({ id, validate = () => true }: WizardStep) => {
    const verdict = await validate();
    setWrong((before) => [...before.filter((each) => each !== id), ...(verdict ? [] : [id])]);
    setDone((before) => [...before.filter((each) => each !== id), ...(verdict ? [id] : [])]);
    return verdict;
  };
  const goTo = async (id: string) => {
    if (!step) return;
    const isForward = steps.findIndex((each) => each.id === id) > position;
    const mayLeave = order === 'free' || !isForward || (await isRight(step));
    if (order === 'free' && id !== step.id) await isRight(step);
    show(mayLeave ? id : step.id, mayLeave ? 'heading' : 'mistake');
  };
  const finish = async () => {
    for (const each of steps) {
      if (!(await isRight(each))) return show(each.id, 'mistake');
    }
    await onFinish();
  };
  const busily = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const isLast = position === steps.length - 1;
  const next = steps[position + 1]?.id;
  const before = steps[position - 1]?.id;

  return {
    form,
    step,
    isBusy,
    isFirst: position === 0,
    isLast,
    hasMistake: wrong.includes(step?.id ?? ''),
    stateOf: (id: string): StepState => {
      if (id === step?.id) return 'current';
      if (wrong.includes(id)) return 'wrong';
      return done.includes(id) ? 'done' : 'coming';
    },
    /** In order, one may go back, and to the step after the last that is done. */
    isOpen: (index: number) =>
      order === 'free' || steps.slice(0, index).every(({ id }, at) => at === position || done.includes(id)),
    select: (id: string) => busily(() => goTo(id)),
    goBack: () => before !== undefined && show(before, 'heading'),
    goOn: () => busily(isLast || next === undefined ? finish : () => goTo(next)),
  };
}
