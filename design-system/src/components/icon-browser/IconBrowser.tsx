import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useDeferredValue, useMemo, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { fold } from '../../lib/i18n/search/fold.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { notify } from '../toasts/notify.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { Highlight } from '../highlight/Highlight.tsx';
import { HighlightScope } from '../highlight/HighlightScope.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Count, Name, Root, Tile, tiles } from './IconBrowser.styles.ts';

export interface IconBrowserProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The drawings by the names that code imports them by. */
  icons: Readonly<Record<string, LucideIcon>>;
}

/** Finds an icon by its name and copies the code that shows it. To show one icon, use `Icon`. */
export function IconBrowser({ icons, ...rest }: IconBrowserProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [copied, setCopied] = useState<string>();
  // The field never waits for the tiles.
  const wanted = useDeferredValue(text);
  const found = useMemo(() => namesWith(Object.keys(icons), wanted), [icons, wanted]);

  const copy = async (name: string) => {
    if ((await copyText(`<Icon icon={${name}} />`)) === 'refused') {
      notify.error(t`Your browser blocked copying.`);
      return;
    }
    setCopied(name);
    notify.success(t`${name} is on the clipboard`);
  };

  return (
    <Root {...rest}>
      <SearchField
        label={t`Search the icons`}
        placeholder={t`Search the icons`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Count role="status">
        <Plural value={found.length} one="# icon" other="# icons" />
      </Count>
      {found.length === 0 ? (
        <EmptyState title={t`No icons found`}>
          <Trans>Try “arrow”, “map” or “user”.</Trans>
        </EmptyState>
      ) : (
        <HighlightScope query={text}>
          <AriaLocaleProvider>
            <GridList
              aria-label={t`Icons`}
              className={tiles}
              layout="grid"
              items={found.map((id) => ({ id }))}
              dependencies={[copied]}
              onAction={(name) => void copy(String(name))}
            >
              {({ id }) => <IconTile name={id} icon={icons[id]} isCopied={id === copied} />}
            </GridList>
          </AriaLocaleProvider>
        </HighlightScope>
      )}
    </Root>
  );
}

function IconTile({ name, icon, isCopied }: { name: string; icon: LucideIcon | undefined; isCopied: boolean }) {
  return (
    <Tile id={name} textValue={name} data-copied={isCopied || undefined}>
      {icon && <Icon icon={icon} size="menu" />}
      <Name title={spaced(name)}>
        <Highlight>{name}</Highlight>
      </Name>
    </Tile>
  );
}

/** `AlertCircle` → `alert circle` */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();

/** Names that contain the text, written together or as words. */
function namesWith(names: readonly string[], text: string): string[] {
  const wanted = fold(text.trim());
  return names.filter((name) => fold(name).includes(wanted) || spaced(name).includes(wanted));
}
