/** The fault of an answer. */
export type AnswerVoteReason = 'other question' | 'not solved';

export interface AnswerVoteValue {
  /** Whether the answer has helped. */
  isHelpful: boolean;
  /** Its fault, once the person has named it. */
  reason?: AnswerVoteReason;
  /** Further text of the person. */
  comment?: string;
}
