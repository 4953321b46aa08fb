import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, use, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { Affix } from '../../forms/field/Control.styles.ts';
import { focusControl } from '../../forms/field/ControlBox.tsx';
import { type FieldProps, splitFieldProps } from '../../forms/field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../forms/field/FieldFrame.tsx';
import { ChoiceBox, Content } from '../../forms/elements/select/field/ChoiceBox.styles.ts';
import { Behind, Search as Input } from '../../forms/elements/select/field/ChoiceField.styles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestion, type Suggestions, suggest } from './suggestions.ts';

export interface AutocompleteProps<Item extends Suggestion = Suggestion> extends FieldProps {
  /** The suggestions. Items may hold more than their label, for `renderItem`. */
  suggestions: Suggestions<Item>;
  /** The text, when its owner keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the text while it is typed, taken or cleared. */
  onChange?: (change: { value: string }) => void;
  /** Called with the suggestion that was taken. */
  onTake?: (taken: { item: Item }) => void;
  /**
   * How many suggestions are shown, of each group.
   * @default 4
   */
  limit?: number;
  /** Shown when the empty field takes focus; without them, suggestions wait for the first letter. */
  defaultSuggestions?: Suggestions<Item>;
  /**
   * Whether Escape clears the text. Turn it off where the text is part of a document: Escape then only closes the suggestions.
   * @default true
   */
  clearsOnEscape?: boolean;
  /** How a suggestion looks, when its label alone does not tell; texts within `Highlight` are marked where the typed text stands. */
  renderItem?: (item: Item) => ReactNode;
  /**
   * The message when nothing matches.
   * @default 'No result'
   */
  emptyText?: ReactNode;
  /** The placeholder of the field. */
  placeholder?: string;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
  /** The input's id. */
  id?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

/**
 * Asks for a text and suggests some; any other will do as well. Where only what is on the list counts, use `ComboBox`.
 * Ref, className and style go to the input.
 */
export function Autocomplete<Item extends Suggestion = Suggestion>(props: AutocompleteProps<Item>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { suggestions, value, defaultValue = '', onChange, onTake, limit = 4, ...others } = rest;
  const { defaultSuggestions, clearsOnEscape = true, renderItem, emptyText = t`No result`, name, ...input } = others;
  const [text, setText] = useControlledState(value, defaultValue, (next) => onChange?.({ value: next }));
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const { navigate = goTo } = use(LinkContext);
  const boxRef = useRef<HTMLDivElement>(null);
  const shown = text.trim() ? suggest(suggestions, text, limit) : (defaultSuggestions ?? []);

  const change = (next: string) => {
    if (next === text) return;
    setTaken(null);
    setText(next);
  };
  const take = (key: unknown) => {
    const item = shown.flatMap((entry) => ('items' in entry ? entry.items : [entry])).find(({ id }) => id === key);
    if (!item) return;
    change(item.label);
    setTaken(item.id);
    onTake?.({ item });
    if (item.href) navigate(item.href);
  };
  const clear = (event: KeyboardEvent) => {
    if (!clearsOnEscape || event.key !== 'Escape' || (!isOpen && !text) || field.isReadOnly) return;
    event.stopPropagation();
    change('');
  };

  return (
    <FieldFrame {...field}>
      {({ id, required, disabled, readOnly, ...aria }) => (
        <AriaLocaleProvider>
          <ChoiceBox ref={boxRef} data-size={size} role="presentation" onMouseDown={focusControl} onKeyDown={clear}>
            <Affix>
              <Icon icon={Search} />
            </Affix>
            <Behind
              id={id}
              aria-labelledby={labelIdOf(id)}
              aria-describedby={aria['aria-describedby']}
              isInvalid={aria['aria-invalid']}
              isRequired={required}
              isDisabled={disabled}
              isReadOnly={readOnly}
              validationBehavior="aria"
              allowsCustomValue
              allowsEmptyCollection={text.trim() !== ''}
              menuTrigger={defaultSuggestions ? 'focus' : 'input'}
              items={shown}
              value={taken}
              onChange={take}
              inputValue={text}
              onInputChange={change}
              onOpenChange={setOpen}
              {...(name && { name })}
            >
              <Content>
                <Input {...input} aria-haspopup="listbox" data-valid={aria['data-valid']} />
              </Content>
              <SuggestionList
                boxRef={boxRef}
                query={text}
                renderItem={renderItem}
                isEmpty={shown.length === 0}
                emptyText={emptyText}
              />
            </Behind>
          </ChoiceBox>
        </AriaLocaleProvider>
      )}
    </FieldFrame>
  );
}

function goTo(href: string) {
  window.location.assign(href);
}
