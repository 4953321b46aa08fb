import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { RadioGroup } from '../../forms/elements/radio/RadioGroup.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { cutLetters } from '../../lib/i18n/letters/letters.ts';
import { Details } from './AnswerVote.styles.ts';
import type { AnswerVoteReason, AnswerVoteValue } from './vote.types.ts';

const MAX_LENGTH = 500;

interface VoteDetailsProps {
  onSend: (details: Pick<AnswerVoteValue, 'reason' | 'comment'>) => void;
}

/** Asks for the reason of a no. */
export function VoteDetails({ onSend }: VoteDetailsProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<AnswerVoteReason | null>(null);
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) onSend({ reason, ...(comment.trim() && { comment: comment.trim() }) });
  };
  return (
    <Details noValidate onSubmit={send}>
      <RadioGroup<AnswerVoteReason>
        label={t`What was wrong?`}
        value={reason}
        onChange={({ value }) => setReason(value)}
        options={[
          { value: 'other question', label: t`Not what I was looking for` },
          { value: 'not solved', label: t`Didn't solve my problem` },
        ]}
        errorMessage={isMissing && reason === null ? t`Choose a reason` : undefined}
      />
      <TextArea
        label={t`Anything to add? (optional)`}
        rows={2}
        characterLimit={MAX_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(cutLetters(target.value, MAX_LENGTH))}
      />
      <Button type="submit" size="small" variant="soft">
        <Trans>Send feedback</Trans>
      </Button>
    </Details>
  );
}
