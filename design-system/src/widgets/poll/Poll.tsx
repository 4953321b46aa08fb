import { Plural, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { AvatarGroup, type AvatarGroupProps } from '../../components/avatar/AvatarGroup.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Radio } from '../../forms/elements/radio/Radio.tsx';
import { wholeSharesOf } from '../../lib/whole-shares.ts';
import { Bar, Fill, Foot, Head, Option, Options, Root } from './Poll.styles.ts';

export interface PollChoice {
  /** Tells it from the others. */
  id: number;
  label: string;
  /** How many voted for it. */
  votes: number;
  /** Some of those who did. */
  voters: AvatarGroupProps['people'];
}

export interface PollProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The question above the options. */
  question: string;
  /** The options, in their order. */
  choices: readonly PollChoice[];
  /** Id of the person's choice, or `null`. */
  chosen: number | null;
  /** The day on which it closed, as people read it: from then on it shows its result, and takes no vote. */
  closedOn?: string | undefined;
  /** Called with another choice; `null` takes the vote back. */
  onVote: (change: { id: number | null }) => void;
}

/** Asks for one vote, and shows the result once it is given: the shares add up to 100 %. For a choice in a form, use radio buttons. */
export function Poll({ question, choices, chosen, closedOn, onVote, ...rest }: PollProps) {
  const { t } = useLingui();
  const name = useId();
  const [isAsked, setAsked] = useState(false);
  const isClosed = closedOn !== undefined;
  const isShown = isClosed || chosen !== null || isAsked;
  const shares = wholeSharesOf(choices.map(({ votes }) => votes));
  const total = choices.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Root {...rest}>
      <legend>{question}</legend>
      <Options>
        {choices.map(({ id, label, voters }, index) => {
          const share = shares[index] ?? 0;
          return (
            <Option key={id}>
              <Head>
                <Radio
                  name={name}
                  checked={id === chosen}
                  isDisabled={isClosed}
                  aria-describedby={isShown ? `${name}-${id}` : undefined}
                  onChange={() => onVote({ id })}
                >
                  <span dir="auto">{label}</span>
                </Radio>
                {isShown && <bdi id={`${name}-${id}`}>{`${share}%`}</bdi>}
              </Head>
              <Bar aria-hidden>
                <Fill style={{ inlineSize: isShown ? `${share}%` : 0 }} />
              </Bar>
              <AvatarGroup people={voters} max={5} aria-label={t`Voted for ${label}`} />
            </Option>
          );
        })}
      </Options>
      <Foot>
        <bdi>
          <Plural value={total} one="# vote" other="# votes" />
        </bdi>
        {isClosed ? (
          <span>{t`Closed on ${closedOn}`}</span>
        ) : chosen === null ? (
          <Button variant="ghost" size="small" aria-pressed={isAsked} onClick={() => setAsked(!isAsked)}>
            {t`Show result`}
          </Button>
        ) : (
          <Button variant="ghost" size="small" onClick={() => onVote({ id: null })}>
            {t`Take vote back`}
          </Button>
        )}
      </Foot>
    </Root>
  );
}
