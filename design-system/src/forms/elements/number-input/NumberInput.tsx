import {
  type ClipboardEvent,
  type CSSProperties,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { InputContext } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useSlottedContext } from 'react-aria-components/slots';
import { useDecimalSign } from '../../../lib/numbers/decimal-sign.ts';
import { replaceText } from '../../../lib/insert-text.ts';
import { mergeRefs } from '../../../lib/react/merge-refs.ts';
import type { NumberNotation } from './number-notation.ts';
import { Figures } from './NumberField.styles.ts';
import type { NumberEvent } from './useNumberMistake.ts';

interface NumberInputProps {
  notation: NumberNotation;
  min: number | undefined;
  onEvent: (event: NumberEvent) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

interface Typed {
  text: string;
  /** The text as the number field holds it, in the notation of the language. */
  held: string;
}

/**
 * The input of a number field. The field behind it steps, limits and announces in the notation of the language; what is
 * shown is Portuguese, and what is typed is read with point and comma, whichever the language has.
 */
export function NumberInput({ notation, min, onEvent, ref, ...input }: NumberInputProps) {
  const state = use(NumberFieldStateContext);
  const context = useSlottedContext(InputContext);
  const decimalSign = useDecimalSign();
  const [lastTyped, setTyped] = useState<Typed>();
  const [isFocused, setFocused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(ref, inputRef), [ref]);
  const canBeNegative = min === undefined || min < 0;
  const canStand = (text: string) => notation.isBeginning(text) && (canBeNegative || !/[-−]/.test(text));
  useJudgeOfInput(inputRef, canStand, (text) => onEvent({ type: 'refused', text }));
  if (!state || !context) return null;

  // A step or a limit puts another number in place of what was typed.
  const typed = lastTyped?.held === state.inputValue ? lastTyped : undefined;
  // An empty text of percent is zero to the field behind it.
  const isEmpty = state.inputValue === '' || Number.isNaN(state.numberValue);
  const number = isEmpty ? null : state.numberValue;
  const write = isFocused ? notation.formatForEditing : notation.write;

  const standing = typed ? notation.read(typed.text) : number;
  const take = (text: string) => {
    // The field behind it must not make another number of a text that is none here.
    const held = notation.figuresOf(text)?.replace('.', decimalSign) ?? (text.trim() && '-');
    onEvent({ type: 'edited' });
    setTyped({ text, held });
    state.setInputValue(held);
  };
  /** Takes a number as it stands elsewhere, with its signs, in place of all that was there. */
  const takeWhole = (text: string, put: (figures: string) => void) => {
    const read = notation.read(text);
    if (read === null) onEvent({ type: 'unreadable', text, standing });
    else put(notation.formatForEditing(read));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const start = value.slice(0, selectionStart ?? value.length);
    const joined = `${start}${pasted}${value.slice(selectionEnd ?? value.length)}`;
    if (canStand(joined) && notation.figuresOf(joined) !== undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    takeWhole(pasted, (figures) => replaceText(currentTarget, figures));
  };
  const reportCommit = () => {
    if (typed?.text.trim()) onEvent({ type: 'committed', text: typed.text, before: number });
  };
  const ownContext = {
    ...context,
    value: typed?.text ?? (number === null ? '' : write(number)),
    inputMode: notation.hasDecimals && context.inputMode === 'numeric' ? ('decimal' as const) : context.inputMode,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      canStand(target.value) ? take(target.value) : takeWhole(target.value, take),
    onPaste: paste,
    // They would read in the notation of the language.
    onCompositionStart: undefined,
    onCompositionEnd: undefined,
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => {
      setFocused(true);
      context.onFocus?.(event);
    },
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
      setFocused(false);
      setTyped(undefined);
      context.onBlur?.(event);
      reportCommit();
    },
  };

  return (
    <InputContext value={ownContext}>
      <Figures
        {...input}
        ref={merged}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          setTyped(undefined);
          reportCommit();
        }}
      />
    </InputContext>
  );
}

/** React Aria would refuse the sign that the language does not write for decimals: it must not be asked. */
function useJudgeOfInput(
  inputRef: React.RefObject<HTMLInputElement | null>,
  canStand: (text: string) => boolean,
  onRefuse: (text: string) => void,
) {
  const judge = useEffectEvent((event: InputEvent) => {
    event.stopImmediatePropagation();
    if (event.data === null || !(event.target instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = event.target;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    if (canStand(`${before}${event.data}${after}`)) return;
    event.preventDefault();
    onRefuse(event.data);
  });

  useEffect(() => {
    const input = inputRef.current;
    const listen = (event: InputEvent) => judge(event);
    input?.addEventListener('beforeinput', listen, { capture: true });
    return () => input?.removeEventListener('beforeinput', listen, { capture: true });
  }, [inputRef]);
}
