/** What was wrong with an answer. */
export type AnswerVoteReason = 'other question' | 'not solved';

export interface AnswerVoteValue {
  /** Whether the answer has helped. */
  isHelpful: boolean;
  /** What was wrong, once the person has said so. */
  reason?: AnswerVoteReason;
  /** What the person adds. */
  comment?: string;
}
