import { Denial } from '@embarque/design-system';
import type { Attempt } from '../useExplain.ts';
import { useDenial } from './useDenial.tsx';

interface DenialOfProps {
  /** The thing that the person may not do. */
  attempt: Attempt;
}

/** Explains a denial: the sentence, the rule, who may, the next steps. */
export function DenialOf({ attempt }: DenialOfProps) {
  const { reason, facts, actions } = useDenial(attempt);
  return <Denial {...{ reason, facts, actions }} />;
}

/** The sentence alone. */
export function DenialReason({ attempt }: DenialOfProps) {
  return useDenial(attempt).reason;
}
