import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export interface ChatFindBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** The searched text. */
  query: string;
  /** Called with the text that is searched from now on. */
  onQueryChange: (change: { value: string }) => void;
  /** How many messages have it. */
  count: number;
  /** Which of them is the current one, from 0; `null` while there is none. */
  index: number | null;
  /** Called when the one before, which is older, should be the current one. */
  onPrevious: () => void;
  /** Called when the one after should be the current one. */
  onNext: () => void;
  /** Called by Escape and by the cross. */
  onClose: () => void;
}

/** Finds a text in the open conversation. Enter goes to the next hit, Shift with Enter to the one before. It takes focus when it appears. */
export function ChatFindBar({
  query,
  onQueryChange,
  count,
  index,
  onPrevious,
  onNext,
  onClose,
  ...rest
}: ChatFindBarProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const position = (index ?? 0) + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') (event.shiftKey ? onPrevious : onNext)();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root {...rest}>
      <SearchField
        ref={field}
        label={t`Find in conversation`}
        placeholder={t`Find in conversation`}
        size="small"
        value={query}
        onChange={({ currentTarget }) => onQueryChange({ value: currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Count role="status">
        {query.trim() !== '' &&
          (count === 0 ? (
            <Trans>No results</Trans>
          ) : (
            <Trans>
              {position} of {count}
            </Trans>
          ))}
      </Count>
      <IconButton icon={ChevronUp} size="small" label={t`Previous result`} isIdle={count === 0} onClick={onPrevious} />
      <IconButton icon={ChevronDown} size="small" label={t`Next result`} isIdle={count === 0} onClick={onNext} />
      <IconButton icon={X} size="small" label={t`Close search`} onClick={onClose} />
    </Root>
  );
}

const { color, space, text } = theme;

const Root = styled.search`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s} ${space.card};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  > :first-child {
    flex: 1;
    min-inline-size: 7rem;
  }
  ${media.phone} {
    padding-inline: ${space.m};
  }
`;

/** As wide as usual counts are, so that the field keeps its width. */
const Count = styled.span`
  min-inline-size: 4rem;
  padding-inline: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.small};
  text-align: end;
  ${tabular}
`;
