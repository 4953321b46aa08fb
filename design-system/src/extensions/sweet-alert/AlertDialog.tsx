import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Backdrop } from '../../components/modals/Overlay.styles.ts';
import { useClosing } from '../../components/modals/useClosing.ts';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import type { AlertAnswer, AlertOutcome, AlertQuestion } from './alert.types.ts';
import { AlertButtons } from './AlertButtons.tsx';
import { AlertCountdown } from './AlertCountdown.tsx';
import { AlertSign } from './AlertSign.tsx';
import { Answer, Column, Content, Corner, Foot, Image, Surface, Title, Text } from './AlertDialog.styles.ts';
import { useTypedAnswer } from './useTypedAnswer.ts';

export interface AlertDialogProps {
  /** Whether it is there. Focus goes into it, stays there, and returns to where it was. */
  isOpen: boolean;
  /** The question to ask. */
  question: AlertQuestion;
  /** The number of the question, so that each one animates in. */
  number: number;
  /** Called with what the person did. */
  onAnswer: (answer: AlertAnswer) => void;
}

/** The dialog of `useAlertDialog`: a file of its own, loaded with the first question. */
export function AlertDialog({ isOpen, question, number, onAnswer }: AlertDialogProps) {
  const { position = 'center', entrance = 'grow', closesOutside = false } = question;
  const textId = useId();
  const finish = (outcome: AlertOutcome, text = '') => onAnswer({ outcome, text });
  const { backdrop } = useClosing({ onClose: () => finish('dismissed') });
  useFocusReturn(isOpen);

  return (
    <AriaLocaleProvider>
      <Backdrop
        isOpen={isOpen}
        onOpenChange={() => finish('dismissed')}
        {...(closesOutside ? backdrop : {})}
        $position="center"
      >
        <Surface key={number} $position={position} $entrance={entrance}>
          <Content role="alertdialog" aria-describedby={question.text ? textId : undefined}>
            <AlertContent question={question} textId={textId} onFinish={finish} />
          </Content>
        </Surface>
      </Backdrop>
    </AriaLocaleProvider>
  );
}

interface AlertContentProps {
  question: AlertQuestion;
  textId: string;
  onFinish: (outcome: AlertOutcome, text?: string) => void;
}

function AlertContent({ question, textId, onFinish }: AlertContentProps) {
  const { t } = useLingui();
  const { title, text, kind, image, footer, confirm, cancel, input, hasCross, closesAfterMs } = question;
  const { isPaused, pausing } = usePause();
  const { field, isChecking, check } = useTypedAnswer(input);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = await check();
    if (typed !== undefined) onFinish('confirmed', typed);
  };

  return (
    <Column {...pausing} noValidate onSubmit={(event) => void submit(event)}>
      {kind && <AlertSign kind={kind} />}
      {image && <Image>{image}</Image>}
      <Text>
        <Title slot="title">{title}</Title>
        {text && (
          <div id={textId} data-text>
            {text}
          </div>
        )}
      </Text>
      {input && (
        <Answer>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for text starts in its field */}
          <TextField {...field} label={input.label} description={input.description} autoFocus />
        </Answer>
      )}
      <AlertButtons
        confirm={confirm}
        cancel={cancel}
        isBusy={isChecking}
        takesFocus={!input && closesAfterMs === undefined}
        onCancel={() => onFinish('cancelled')}
      />
      {closesAfterMs !== undefined && (
        <AlertCountdown ms={closesAfterMs} isPaused={isPaused} onEnd={() => onFinish('expired')} />
      )}
      {footer && <Foot data-text>{footer}</Foot>}
      {hasCross && (
        <Corner>
          <IconButton icon={X} label={t`Close`} size="small" onClick={() => onFinish('dismissed')} />
        </Corner>
      )}
    </Column>
  );
}

/** Whether the pointer or focus is on what the dialog holds, which gives people the time they need. */
function usePause() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const pausing = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
  };
  return { isPaused: isHovered || hasFocus, pausing };
}
