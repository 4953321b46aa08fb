import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useMemo,
  useRef,
} from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { AriaLocaleProvider } from '../../../../lib/i18n/AriaLocaleProvider.tsx';
import { mergeRefs } from '../../../../lib/react/merge-refs.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { focusControl } from '../../../field/ControlBox.tsx';
import type { FieldProps, FieldSize, splitFieldProps } from '../../../field/field-props.ts';
import { type ControlProps, FieldFrame, labelIdOf } from '../../../field/FieldFrame.tsx';
import { ChoiceBox, Content } from './ChoiceBox.styles.ts';
import { Behind, Toggle, Waiting } from './ChoiceField.styles.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { type ChoiceListHandle, ChoiceSearch } from './ChoiceSearch.tsx';
import { ClearButton } from '../../../field/ClearButton.tsx';
import { type ListEntry, listEntryProps } from './list-entry.ts';
import { optionsIn } from '../choices/choices.ts';
import { type Meaning, namedSo } from '../choices/meant.ts';
import { type ChoiceSource, isRetry, type useChoices } from '../choices/useChoices.ts';

/** The props that searchable fields share, for one or several choices. */
export interface ChoosingProps<Value extends string = string> extends FieldProps, ChoiceSource<Value> {
  /**
   * The placeholder.
   * @default 'Search…'
   */
  placeholder?: string;
  /**
   * The message when nothing matches.
   * @default 'Nothing found'
   */
  emptyText?: ReactNode;
  /**
   * Whether what was chosen can be taken back, by a button and by emptying the field.
   * @default false
   */
  isClearable?: boolean;
  /**
   * Whether the options are still loading.
   * @default false
   */
  isBusy?: boolean;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
  /** The input's id. */
  id?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

type Keys = string | readonly string[] | null;

interface ChoiceFieldProps {
  field: ReturnType<typeof splitFieldProps>['field'];
  size: FieldSize;
  /** The props of the input. */
  input: Pick<ChoosingProps, 'placeholder' | 'ref' | 'className' | 'style'>;
  inputRef: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  choices: Pick<ReturnType<typeof useChoices>, 'rows' | 'status' | 'isLong'>;
  emptyText: ReactNode;
  isBusy: boolean;
  isOpen: boolean;
  /** The keys of what is chosen: one or none, or a list. */
  chosen: Keys;
  /** Keys of rows that cannot be pressed. */
  disabled: readonly string[];
  text: string;
  /** The text typed since the last choice. */
  typed: string;
  onChoose: (keys: Keys) => void;
  onType: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onBlur: (() => void) | undefined;
  /** Takes back what was chosen; left out, there is no button for it. */
  onClear: (() => void) | false;
  onKeyDown?: (event: { key: string }) => void;
  /** Sees keys before the list does. */
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Whether a typed text may also be a new value. */
  isFree: boolean;
  /** Sees a typed text before Enter takes a row for it; returns whether it was dealt with. */
  onEnter?: (text: string) => boolean;
  /** Called when Enter finds nothing to take for the typed text, which stays. */
  onUnmatched?: (text: string) => void;
  /** Called when the field was left, and the typed text is gone with nothing taken for it. */
  onLost?: (text: string) => void;
  /** Takes pasted and dropped lists. */
  list?: ListEntry;
  /** A notice about the typed text, shown below the field. */
  note?: ReactNode;
  /** Words for screen readers, and tags before the input. */
  before?: ReactNode;
}

/** The box, the input and the list of fields that are searched by typing. */
export function ChoiceField({ field, size, note, ...props }: ChoiceFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { isOpen } = props;

  // One Escape takes away one thing: the dialog around the field stays.
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };

  return (
    <FieldFrame {...field} note={note}>
      {(control) => (
        <AriaLocaleProvider>
          {/* Tags and buttons stay within reach of screen readers while the list is open. */}
          <ChoiceBox
            ref={boxRef}
            data-size={size}
            role="presentation"
            data-react-aria-top-layer={isOpen || undefined}
            onMouseDown={focusControl}
            onKeyDown={keepEscape}
            onKeyDownCapture={props.onKeyDownCapture}
          >
            <Choosing {...props} control={control} boxRef={boxRef} />
          </ChoiceBox>
        </AriaLocaleProvider>
      )}
    </FieldFrame>
  );
}

type ChoosingPartProps = Omit<ChoiceFieldProps, 'field' | 'size' | 'note'> & {
  control: ControlProps;
  boxRef: RefObject<HTMLElement | null>;
};

function Choosing({ control, boxRef, input, inputRef, choices, ...props }: ChoosingPartProps) {
  const { t } = useLingui();
  const { id, required, disabled, readOnly, ...aria } = control;
  const { ref, placeholder = t`Search…` } = input;
  const merged = useMemo(() => mergeRefs(ref, inputRef), [ref, inputRef]);
  const { status, rows, isLong } = choices;
  const isAnswered = useRef(false);
  const { listRef, typingProps } = useTyping(props);
  const { chosen, typed, list } = props;
  const { onPaste, dropProps } = listEntryProps(!disabled && !readOnly && list);
  const several = typeof chosen === 'object' && chosen;
  const closed = several ? [...props.disabled, ...several] : props.disabled;
  const meaning: Meaning = { rows, closed, isFree: props.isFree && status === 'ready' };
  const forgetAnswer = () => {
    isAnswered.current = false;
  };
  const isWaiting = status === 'loading' && (props.isOpen || props.isBusy);

  return (
    <Behind
      id={id}
      aria-labelledby={labelIdOf(id)}
      aria-describedby={aria['aria-describedby']}
      isInvalid={aria['aria-invalid']}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      validationBehavior="aria"
      selectionMode={several ? 'multiple' : 'single'}
      value={chosen}
      onChange={(keys) => {
        // Left without a word about what was typed, the list hands back what was chosen before.
        const isLeft = !isAnswered.current && String(keys) === String(chosen);
        const named = isLeft ? namedSo(typed, meaning) : undefined;
        props.onChoose(named === undefined ? (keys as Keys) : several ? [...several, named] : named);
        if (isLeft && named === undefined && typed.trim() !== '') props.onLost?.(typed.trim());
        // A dialog that the choice opens counts what is hidden, and must find nothing hidden by the list.
        if (!several && !isRetry(keys)) listRef.current?.close();
      }}
      {...typingProps}
      onOpenChange={props.onOpenChange}
      onBlur={() => props.onBlur?.()}
      {...(props.onKeyDown && { onKeyDown: props.onKeyDown })}
      items={rows}
      disabledKeys={props.disabled}
      allowsEmptyCollection
      {...(props.name && { name: props.name })}
    >
      <Content {...dropProps} onPasteCapture={forgetAnswer} onDropCapture={forgetAnswer}>
        <OnceBuilt>{props.before}</OnceBuilt>
        <ChoiceSearch
          {...input}
          {...{ meaning, status, typed }}
          onTake={several ? (key) => props.onChoose([...several, key]) : undefined}
          onEnter={props.onEnter}
          onUnmatched={props.onUnmatched}
          onPaste={onPaste}
          onKey={({ isAnswer }) => {
            isAnswered.current = isAnswer;
          }}
          listRef={listRef}
          ref={merged}
          placeholder={placeholder}
          aria-haspopup="listbox"
          aria-busy={isWaiting}
          data-valid={aria['data-valid']}
        />
      </Content>
      {isWaiting && <Waiting size="small" aria-hidden />}
      {props.onClear && !disabled && !readOnly && <ClearButton id={control.id} onPress={props.onClear} />}
      <Toggle>
        <Icon icon={ChevronDown} />
      </Toggle>
      <ChoiceList
        {...{ boxRef, status, isLong, typed }}
        rowCount={rows.length + optionsIn(rows).length}
        emptyText={props.emptyText ?? t`Nothing found`}
      />
    </Behind>
  );
}

/** Typing opens the list. By itself the list would also open when a choice changes the text of the closed field. */
function useTyping({ text, onType }: Pick<ChoiceFieldProps, 'text' | 'onType'>) {
  const listRef = useRef<ChoiceListHandle>(null);
  const onInputChange = (typed: string) => {
    const next = typed.trimStart();
    onType(next);
    if (next !== text) listRef.current?.open();
  };
  return { listRef, typingProps: { menuTrigger: 'manual', inputValue: text, onInputChange } as const };
}

/** React Aria goes through the content once to find the options of the list; tags are none of them. */
function OnceBuilt({ children }: { children: ReactNode }) {
  return use(ComboBoxStateContext) && children;
}
