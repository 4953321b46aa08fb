import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Actions, Fact, Facts, Reason, Root } from './Denial.styles.ts';

export interface DenialFact {
  /** Shown before the sentence. */
  icon: LucideIcon;
  /** One sentence: the rule that decides, or the roles that allow it. */
  text: string;
}

export interface DenialProps {
  /** Why something is not allowed, in one sentence. */
  reason: ReactNode;
  /** The facts behind the reason. */
  facts?: readonly DenialFact[] | undefined;
  /** The next steps: buttons and links, the most likely one first. */
  actions?: ReactNode;
}

/** Explains why something is not allowed: the reason, the facts behind it, and what to do next. */
export function Denial({ reason, facts = [], actions }: DenialProps) {
  return (
    <Root>
      <Reason>{reason}</Reason>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ icon, text }) => (
            <Fact key={text}>
              <Icon icon={icon} />
              {text}
            </Fact>
          ))}
        </Facts>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
