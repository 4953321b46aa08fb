import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Affix, nativeInput } from '../../forms/field/Control.styles.ts';
import { ControlBox } from '../../forms/field/ControlBox.tsx';
import { Icon } from '../../icons/Icon.tsx';

const Field = styled(Input)`
  ${nativeInput}
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** The search of the picker. Focus stays in it while the arrow keys move through the emojis. */
export function EmojiSearch() {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to choose an emoji starts in its search
    <TextField aria-label={t`Search emojis`} type="search" autoComplete="off" autoFocus>
      <ControlBox size="medium">
        <Affix>
          <Icon icon={Search} />
        </Affix>
        <Field placeholder={t`Search emojis`} />
      </ControlBox>
    </TextField>
  );
}
