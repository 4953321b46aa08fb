import { Select } from '@embarque/design-system';
import type { KeyType } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAbility } from '../../../session/guards/ability.ts';
import { isWithin } from '../model/api-key.scope.ts';
import { TYPES, useKeyTexts } from './useKeyTexts.ts';

interface RightsFieldProps {
  type: KeyType;
  /** The rights that a key has already: they can be chosen, even if its owner has lost them. */
  kept?: KeyType;
  errorMessage?: string | undefined;
  onChange: (type: KeyType) => void;
}

/** The rights of a key. Those that its owner does not have can be seen, and not chosen. */
export function RightsField({ type, kept, errorMessage, onChange }: RightsFieldProps) {
  const { t } = useLingui();
  const { types, rights } = useKeyTexts();
  const ability = useAbility();
  const isBeyond = (value: KeyType) => value !== kept && !isWithin(ability, value);
  return (
    <Select<KeyType>
      label={t({ message: 'Permissions', context: 'API key' })}
      description={
        <>
          {rights[type]}
          {TYPES.some(isBeyond) && (
            <>
              {' '}
              <Trans>Rights that you don't have can't be chosen.</Trans>
            </>
          )}
        </>
      }
      errorMessage={errorMessage}
      options={TYPES.map((value) => ({ value, label: types[value], isDisabled: isBeyond(value) }))}
      value={type}
      onChange={({ value }) => onChange(value)}
    />
  );
}
