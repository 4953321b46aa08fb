import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Hash, Lightbulb, PawPrint, Plane, Smile, Trophy, User, Utensils } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Spinner } from '../spinners/Spinner.tsx';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { EmojiSearch } from './EmojiSearch.tsx';
import { CELL, Cell, Grid, Nothing, Root, Row } from './EmojiPicker.styles.ts';
import { type Emoji, findEmojis, inTone, loadEmojis, type SkinTone } from './emojis.ts';

export interface EmojiPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Called with the characters of the chosen emoji. */
  onChoose: (chosen: { emoji: string }) => void;
}

/** The tone of skin that was chosen last: people choose their own once, for all pickers of a visit. */
let lastTone: SkinTone = 0;

const hands = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'];

/** Unicode's groups, with the one that a person opens first. */
const icons = { 0: Smile, 1: User, 3: PawPrint, 4: Utensils, 5: Plane, 6: Trophy, 7: Lightbulb, 8: Hash, 9: Flag };
const SMILEYS = 0;

const cells = {
  minItemSize: new Size(CELL, CELL),
  maxItemSize: new Size(CELL, CELL),
  minSpace: new Size(0, 0),
  preserveAspectRatio: true,
};

/**
 * All emojis, by group, by search in the language of the app, and in each tone of skin. Arrow keys lead from the search into the
 * grid, and Enter chooses. Open it from an `EmojiButton`.
 */
export function EmojiPicker({ onChoose, ...rest }: EmojiPickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState(SMILEYS);
  const [tone, setTone] = useState(lastTone);
  const { locale } = useLocaleSettings();
  const groups = useGroups();
  const isSearch = query.trim() !== '';
  const shownOf = (emojis: readonly Emoji[]) =>
    isSearch ? findEmojis(emojis, query) : emojis.filter((emoji) => emoji.group === group);
  const changeTone = (next: SkinTone) => {
    lastTone = next;
    setTone(next);
  };

  return (
    <Root {...rest}>
      <AriaLocaleProvider>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <EmojiSearch />
          {!isSearch && (
            <Row>
              <SegmentedControl
                label={t({ message: 'Group', context: 'emojis' })}
                value={String(group)}
                options={groups}
                onChange={({ value }) => setGroup(Number(value))}
              />
            </Row>
          )}
          <OnDemand load={loadEmojis[locale]} fallback={<Spinner aria-label={t`Loading emojis…`} />}>
            {(emojis) => (
              <Virtualizer layout={GridLayout} layoutOptions={cells}>
                <Grid
                  aria-label={t({ message: 'Emojis', context: 'list' })}
                  layout="grid"
                  items={shownOf(emojis).map((emoji) => ({
                    id: emoji.emoji,
                    sign: inTone(emoji, tone),
                    label: emoji.label,
                  }))}
                  onAction={(key) => {
                    const emoji = emojis.find((each) => each.emoji === key);
                    if (emoji) onChoose({ emoji: inTone(emoji, tone) });
                  }}
                  renderEmptyState={() => (
                    <Nothing>
                      <Trans>No emoji for “{query.trim()}”</Trans>
                    </Nothing>
                  )}
                >
                  {cellOf}
                </Grid>
              </Virtualizer>
            )}
          </OnDemand>
        </Autocomplete>
        <Row>
          <SegmentedControl
            label={t`Skin tone`}
            value={String(tone)}
            options={hands.map((label, index) => ({ value: String(index), label }))}
            onChange={({ value }) => changeTone(Number(value) as SkinTone)}
          />
        </Row>
      </AriaLocaleProvider>
    </Root>
  );
}

const cellOf = (item: object) => {
  const { id, sign, label } = item as { id: string; sign: string; label: string };
  return (
    <Cell id={id} textValue={label} aria-label={label}>
      {sign}
    </Cell>
  );
};

function useGroups() {
  const { t } = useLingui();
  const labels: Record<keyof typeof icons, string> = {
    0: t({ message: 'Smileys', context: 'emojis' }),
    1: t({ message: 'People', context: 'emojis' }),
    3: t`Animals and nature`,
    4: t`Food and drink`,
    5: t`Travel and places`,
    6: t({ message: 'Activities', context: 'emojis' }),
    7: t({ message: 'Objects', context: 'emojis' }),
    8: t({ message: 'Symbols', context: 'emojis' }),
    9: t({ message: 'Flags', context: 'emojis' }),
  };
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    icon: icons[Number(value) as keyof typeof icons],
    isIconOnly: true,
  }));
}
