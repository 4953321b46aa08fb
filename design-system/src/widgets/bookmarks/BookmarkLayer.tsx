import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { bestOf } from '../../components/auto-complete/suggestions.ts';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { LayerHead } from '../../components/modals/LayerHead.tsx';
import { useClosing } from '../../components/modals/useClosing.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { Backdrop, Content, Field, Input, Surface } from '../command-palette/PaletteLayer.styles.ts';
import { Hint, Keys, List } from './BookmarkLayer.styles.ts';
import { BookmarkRow } from './BookmarkRow.tsx';
import { moveTo } from './bookmark.order.ts';
import type { BookmarkBoxProps } from './bookmark.types.ts';

/** The open box: a file of its own, loaded only for those who open it. */
export function BookmarkLayer({ isOpen, onClose, ...rest }: BookmarkBoxProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(undefined);
  const { close, backdrop } = useClosing({ onClose: () => onClose() });
  useFocusReturn(isOpen);
  return (
    <AriaLocaleProvider>
      <Backdrop isOpen={isOpen} onOpenChange={() => close('escape')} {...backdrop}>
        <Surface>
          <Content>
            <LayerHead
              title={t`Bookmarks`}
              count={rest.bookmarks.length > 0 ? formatValue(rest.bookmarks.length) : undefined}
              action={<IconButton icon={X} label={t`Close`} size="small" onClick={() => close('button')} />}
            />
            <Finder {...rest} onTaken={onClose} />
          </Content>
        </Surface>
      </Backdrop>
    </AriaLocaleProvider>
  );
}

/** Forgotten when the box closes, and with it the text. */
function Finder(props: Omit<BookmarkBoxProps, 'isOpen' | 'onClose'> & { onTaken: () => void }) {
  const { bookmarks, pages, onToggle, onReorder, onTaken, limit = 6 } = props;
  const { t } = useLingui();
  const { navigate = (href: string) => window.location.assign(href) } = use(LinkContext);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isSearching = text.trim() !== '';
  const shown = isSearching ? bestOf(pages, text, limit) : bookmarks;
  const ids = bookmarks.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isSearching,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = keys;
      onReorder({ ids: moveTo(ids, String(id), String(target.key), target.dropPosition === 'after') });
    },
  });
  const announcement = isSearching && shown.length === 0 ? t`No page found.` : '';

  const goBetween = (event: KeyboardEvent) => {
    const first = list.current?.querySelector<HTMLElement>('[role="row"]');
    const isInField = event.target === field.current;
    if (isInField && event.key === 'Enter') go(shown[0]?.id);
    const next = isInField
      ? event.key === 'ArrowDown' && first
      : event.key === 'ArrowUp' && event.target === first && field.current;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  const go = (key: unknown) => {
    const page = shown.find(({ id }) => id === key);
    if (!page) return;
    onTaken();
    navigate(page.href);
  };

  return (
    <Keys onKeyDownCapture={goBetween}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the box is opened to type */}
      <Field aria-label={t`Search pages to bookmark`} autoFocus value={text} onChange={setText}>
        <Icon icon={Search} size="menu" />
        <Input ref={field} type="search" placeholder={t`Search pages to bookmark`} />
      </Field>
      <List
        ref={list}
        aria-label={isSearching ? t`Pages` : t`Bookmarks`}
        items={shown}
        onAction={go}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[isSearching, bookmarks]}
        renderEmptyState={() => (
          <Hint>{isSearching ? t`No page found.` : t`No bookmarks yet. Search for a page and select its star.`}</Hint>
        )}
      >
        {(page) => (
          <BookmarkRow
            page={page}
            isBookmarked={ids.includes(page.id)}
            isMovable={!isSearching}
            onToggle={onToggle}
            onMoveUp={
              ids.indexOf(page.id) > 0
                ? () => onReorder({ ids: moveTo(ids, page.id, ids[ids.indexOf(page.id) - 1] ?? page.id, false) })
                : undefined
            }
          />
        )}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Keys>
  );
}
