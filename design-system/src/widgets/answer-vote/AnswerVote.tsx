import { Trans, useLingui } from '@lingui/react/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Question, Root, Row, Thanks } from './AnswerVote.styles.ts';
import { VoteDetails } from './VoteDetails.tsx';
import type { AnswerVoteValue } from './vote.types.ts';

export interface AnswerVoteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The person's vote, or `null` before there is one. */
  vote: AnswerVoteValue | null;
  /** Called with every change of mind; `null` withdraws the vote. */
  onVote: (change: { vote: AnswerVoteValue | null }) => void;
}

/** Asks whether an answer has helped, and after a no for the reason. For stars, use `Rating`. */
export function AnswerVote({ vote, onVote, ...rest }: AnswerVoteProps) {
  const { t } = useLingui();
  const questionId = useId();
  const isPressed = (isHelpful: boolean) => vote?.isHelpful === isHelpful;
  const press = (isHelpful: boolean) => onVote({ vote: isPressed(isHelpful) ? null : { isHelpful } });
  const isAsking = vote !== null && !vote.isHelpful && vote.reason === undefined;

  return (
    <Root role="group" aria-labelledby={questionId} {...rest}>
      <Row>
        <Question id={questionId}>
          <Trans>Was this helpful?</Trans>
        </Question>
        {[true, false].map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            size="small"
            variant={isPressed(isHelpful) ? 'soft' : 'outline'}
            tone={isPressed(isHelpful) ? 'primary' : 'secondary'}
            icon={isHelpful ? ThumbsUp : ThumbsDown}
            aria-pressed={isPressed(isHelpful)}
            onClick={() => press(isHelpful)}
          >
            {isHelpful ? t`Yes` : t`No`}
          </Button>
        ))}
        <Thanks role="status">{vote !== null && !isAsking && <Trans>Thanks for your feedback.</Trans>}</Thanks>
      </Row>
      {isAsking && <VoteDetails onSend={(details) => onVote({ vote: { isHelpful: false, ...details } })} />}
    </Root>
  );
}
