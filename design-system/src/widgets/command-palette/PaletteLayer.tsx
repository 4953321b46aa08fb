import { Trans, useLingui } from '@lingui/react/macro';
import { Search, SearchX, X } from 'lucide-react';
import { type MouseEvent, use, useEffect, useEffectEvent, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/ListBox';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { suggest } from '../../components/auto-complete/suggestions.ts';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Highlight } from '../../components/highlight/Highlight.tsx';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { useClosing } from '../../components/modals/useClosing.ts';
import { useFocusReturn } from '../../lib/focus/useFocusReturn.ts';
import { Row, Second, Section, SectionTitle, Text } from '../../forms/elements/select/field/ChoiceList.styles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { Kbd } from '../../ui-element/typography/Kbd.tsx';
import { Backdrop, Close, Content, Escape, Field, List, Nothing, Surface, Waiting } from './PaletteLayer.styles.ts';
import { PaletteInput } from './PaletteInput.tsx';
import { type ActiveOption, createActiveOption } from './active-option.ts';
import type { PaletteCommand, PaletteGroup, CommandPaletteProps } from './palette.types.ts';

/** The open palette: a file of its own, loaded only for those who open it. */
export function PaletteLayer({ isOpen, onClose, placeholder, ...rest }: CommandPaletteProps) {
  const { t } = useLingui();
  const { close, backdrop } = useClosing({ onClose: () => onClose() });
  useFocusReturn(isOpen);
  return (
    <AriaLocaleProvider>
      <Backdrop isOpen={isOpen} onOpenChange={() => close('escape')} {...backdrop}>
        <Surface>
          <Content aria-label={t`Search`}>
            <Finder
              {...rest}
              placeholder={placeholder ?? t`Search`}
              onTaken={onClose}
              onClose={() => void close('button')}
            />
          </Content>
        </Surface>
      </Backdrop>
    </AriaLocaleProvider>
  );
}

interface FinderProps extends Omit<CommandPaletteProps, 'isOpen'> {
  placeholder: string;
  onTaken: () => void;
}

/** Forgotten when the palette closes, and with it the text. */
function Finder({
  groups,
  state = 'ready',
  recent = [],
  start = [],
  isSearching = false,
  limit = 4,
  placeholder,
  typed = '',
  onSearch,
  onTake,
  onTaken,
  onClose,
}: FinderProps) {
  const { t, i18n } = useLingui();
  const { navigate = goTo } = use(LinkContext);
  const [text, setText] = useState(typed);
  const [active] = useState(createActiveOption);
  const isAsking = text.trim() !== '';
  const all = isAsking
    ? resultsIn(groups, text, { limit, state })
    : [{ id: 'recent', label: t`Recent`, commands: recent }, ...start].filter(({ commands }) => commands.length > 0);
  const commands = all.flatMap((group) => group.commands.map((command) => [keyOf(group, command), command] as const));
  // The first answer is selected when it comes into an empty list, and not among rows that say that there is none.
  const isWaiting = isAsking && isSearching && commands.length === 0;
  const shown = isWaiting ? [] : withEmptyLast(all);
  const texts = { ready: t`No result`, loading: t`Searching…`, failed: t`Couldn't load this.` };
  const change = (next: string) => {
    setText(next);
    onSearch?.({ text: next });
  };

  const searchTyped = useEffectEvent(() => typed && onSearch?.({ text: typed }));
  useEffect(() => void searchTyped(), []);

  const take = (key: unknown) => {
    const command = new Map<unknown, PaletteCommand>(commands).get(key);
    if (!command) return;
    onTake?.({ command });
    onTaken();
    command.onAction?.();
    if (command.href) navigate(command.href);
  };

  return (
    <Autocomplete inputValue={text} onInputChange={change}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened to type */}
      <Field aria-label={placeholder} autoFocus>
        <Icon icon={Search} size="menu" />
        <PaletteInput type="search" placeholder={placeholder} active={active} />
        <Escape aria-hidden>
          <Trans>Esc</Trans>
        </Escape>
        <Close icon={X} label={t`Close`} onClick={() => onClose()} />
      </Field>
      {/* Also while it is empty: the field hands its keys on to it. */}
      <HighlightScope query={text}>
        <List
          aria-label={t`Results`}
          items={shown}
          onAction={take}
          dependencies={[text, state, i18n.locale]}
          renderEmptyState={() => isWaiting && <Waiting>{texts.loading}</Waiting>}
        >
          {(entry) => <Group group={entry as ShownGroup} texts={texts} option={active.option} />}
        </List>
      </HighlightScope>
      <VisuallyHidden role="status">
        {isAsking && commands.length === 0 ? texts[isWaiting ? 'loading' : state] : ''}
      </VisuallyHidden>
    </Autocomplete>
  );
}

/** The groups with what matches the text. */
function resultsIn(
  groups: readonly PaletteGroup[],
  text: string,
  { limit, state }: Required<Pick<CommandPaletteProps, 'limit' | 'state'>>,
): PaletteGroup[] {
  return groups
    .map((group): PaletteGroup => ({
      ...group,
      state: group.state ?? (group.isAnswer ? 'ready' : state),
      commands: group.isAnswer ? group.commands : (suggest(group.commands, text, limit) as readonly PaletteCommand[]),
    }))
    .filter(({ isAnswer, state: its, commands }) => !isAnswer || its === 'failed' || commands.length > 0);
}

/** A group, or all groups in which nothing was found. */
interface ShownGroup extends PaletteGroup {
  empty?: readonly string[];
}

/** Groups in which nothing was found share one row, after those with results. */
function withEmptyLast(groups: readonly PaletteGroup[]): ShownGroup[] {
  const isEmpty = ({ state, commands }: PaletteGroup) => state === 'ready' && commands.length === 0;
  const empty = groups.filter(isEmpty).map(({ label }) => label);
  const others = groups.filter((group) => !isEmpty(group));
  return empty.length === 0 ? others : [...others, { id: EMPTY, label: '', state: 'ready', commands: [], empty }];
}

const EMPTY = 'empty-groups';

interface GroupProps extends Pick<ActiveOption, 'option'> {
  group: ShownGroup;
  /** Stand in a group without results, by its state. */
  texts: Record<NonNullable<PaletteGroup['state']>, string>;
}

function Group({ group, texts, option }: GroupProps) {
  const { t, i18n } = useLingui();
  const names = group.empty && new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(group.empty);
  const nothing = names ? t`No result in ${names}` : texts[group.state ?? 'ready'];
  return (
    <Section id={group.id} {...(group.empty && { 'aria-label': texts.ready })}>
      {!group.empty && <SectionTitle>{group.label}</SectionTitle>}
      <Collection items={group.commands}>
        {({ id, label, icon, image, detail, shortcut, href }) => (
          <Row ref={option} id={keyOf(group, { id })} textValue={label} {...(href && { onAuxClick: openBeside(href) })}>
            {image === undefined ? (
              icon && <Icon icon={icon} />
            ) : (
              <Avatar name={label} src={image} size="small" isDecorative />
            )}
            <Text>
              <Highlight>{label}</Highlight>
              {detail && <Second>{detail}</Second>}
            </Text>
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </Row>
        )}
      </Collection>
      {group.commands.length === 0 && (
        <Row id={`${group.id}:none`} textValue={nothing} isDisabled>
          <Nothing>
            <Icon icon={SearchX} />
            {nothing}
          </Nothing>
        </Row>
      )}
    </Section>
  );
}

/** One command may stand in several groups. */
function keyOf(group: PaletteGroup, { id }: Pick<PaletteCommand, 'id'>) {
  return `${group.id}:${id}`;
}

/** The middle button opens a page in another tab, as it does with a link. */
const openBeside = (href: string) => (event: MouseEvent) => {
  if (event.button !== 1) return;
  event.preventDefault();
  window.open(href, '_blank', 'noopener');
};

function goTo(href: string) {
  window.location.assign(href);
}
