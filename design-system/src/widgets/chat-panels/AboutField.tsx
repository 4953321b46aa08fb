import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { Counter, Group } from './ChatPanel.styles.ts';
import { countLetters, cutLetters } from '../../lib/i18n/letters/letters.ts';

const MOST = 120;
/** From here on the counter warns. */
const NEAR = 110;

interface AboutFieldProps {
  value: string;
  onChange: (change: { value: string }) => void;
}

/** A person in their own words. It counts what people see: a flag is one. */
export function AboutField({ value, onChange }: AboutFieldProps) {
  const { t } = useLingui();
  const counterId = useId();
  const used = countLetters(value);
  return (
    <Group>
      <TextArea
        label={t({ message: 'About', context: 'person' })}
        value={value}
        aria-describedby={counterId}
        onChange={({ currentTarget }) => onChange({ value: cutLetters(currentTarget.value, MOST) })}
      />
      <Counter id={counterId} data-near={used >= NEAR || undefined}>
        {used} / {MOST}
      </Counter>
    </Group>
  );
}
