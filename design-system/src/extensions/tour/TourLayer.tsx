import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { Foot, Head, Middle, Progress, Shade, Spot, Surface, Text, Title, Window } from './TourLayer.styles.ts';
import { useTarget } from './useTarget.ts';
import type { TourProps } from './tour.types.ts';

type TourLayerProps = Pick<TourProps, 'steps' | 'onClose'>;

/** The light on one element after the other, and the words beside it. */
export function TourLayer({ steps, onClose }: TourLayerProps) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  useFocusReturn(true);
  if (!step) return null;

  return (
    <AriaLocaleProvider>
      <Step
        step={step}
        number={index + 1}
        count={steps.length}
        onGo={(by) => setIndex(Math.max(0, Math.min(index + by, steps.length - 1)))}
        onClose={onClose}
      />
    </AriaLocaleProvider>
  );
}

interface StepProps extends Pick<TourProps, 'onClose'> {
  step: TourProps['steps'][number];
  number: number;
  count: number;
  onGo: (by: 1 | -1) => void;
}

function Step({ step, number, count, onGo, onClose }: StepProps) {
  const { t } = useLingui();
  const textId = useId();
  const windowRef = useRef<HTMLElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const { element, position } = useTarget(step.target);
  const target = useMemo(() => (element ? { current: element } : middle), [element]);
  const goByKey = useArrows(onGo);
  const isLast = number === count;

  return (
    <>
      {createPortal(position ? <Spot data-tour-spot style={position} /> : <Shade />, document.body)}
      {createPortal(<Middle ref={middle} />, document.body)}
      <Surface
        isOpen
        triggerRef={target}
        offset={14}
        placement="bottom"
        shouldCloseOnInteractOutside={() => false}
        onOpenChange={(isOpen) => !isOpen && onClose({ end: 'cancelled' })}
      >
        <div role="presentation" onKeyDown={goByKey}>
          <Window ref={windowRef} aria-describedby={textId}>
            <Arrival key={number} windowRef={windowRef} />
            <Head>
              <Title slot="title" level={2}>
                {step.title}
              </Title>
              <IconButton
                icon={X}
                label={t`Cancel the tour`}
                size="small"
                onClick={() => onClose({ end: 'cancelled' })}
              />
            </Head>
            <Text id={textId}>{step.text}</Text>
            <Foot>
              <Progress>
                <Trans>
                  {number} of {count}
                </Trans>
              </Progress>
              {!isLast && (
                <Button size="small" variant="ghost" tone="secondary" onClick={() => onClose({ end: 'skipped' })}>
                  <Trans>Skip</Trans>
                </Button>
              )}
              {number > 1 && (
                <Button size="small" variant="outline" onClick={() => onGo(-1)}>
                  <Trans>Back</Trans>
                </Button>
              )}
              <Button size="small" onClick={() => (isLast ? onClose({ end: 'finished' }) : onGo(1))}>
                {isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
              </Button>
            </Foot>
          </Window>
        </div>
      </Surface>
    </>
  );
}

/** Moves focus into the window with each step, so that screen readers read the new text. */
function Arrival({ windowRef }: { windowRef: RefObject<HTMLElement | null> }) {
  useEffect(() => windowRef.current?.focus(), [windowRef]);
  return null;
}

/** Arrow keys go the way they point. */
function useArrows(onGo: StepProps['onGo']) {
  const { direction } = useLocaleSettings();
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onGo(event.key === onwards ? 1 : -1);
  };
}
