import { type CSSProperties, type Ref, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useSlottedContext } from 'react-aria-components/slots';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { mergeRefs } from '../../../lib/react/merge-refs.ts';
import type { NumberNotation } from './number-notation.ts';
import { Figures } from './NumberField.styles.ts';

interface NumberInputProps {
  notation: NumberNotation;
  canBeNegative: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

interface Typed {
  text: string;
  /** The text as the number field holds it, in the notation of the language. */
  held: string;
  /** The number that stood there when typing began. */
  before: number | null;
}

/**
 * The input of a number field. The field behind it steps, limits and announces in the notation of the language; what is
 * shown is Portuguese, and what is typed is read with point and comma, whichever the language has.
 */
export function NumberInput({ notation, canBeNegative, ref, ...input }: NumberInputProps) {
  const state = use(NumberFieldStateContext);
  const context = useSlottedContext(InputContext);
  const decimalSign = useDecimalSign();
  const [lastTyped, setTyped] = useState<Typed>();
  const [isFocused, setFocused] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(ref, inputRef), [ref]);
  const canStand = (text: string) => notation.isBeginning(text) && (canBeNegative || !/[-−]/.test(text));
  useJudgeOfInput(inputRef, canStand);
  if (!state || !context) return null;

  // A step or a limit puts another number in place of what was typed.
  const typed = lastTyped?.held === state.inputValue ? lastTyped : undefined;
  const number = Number.isNaN(state.numberValue) ? null : state.numberValue;
  const write = isFocused ? notation.formatForEditing : notation.write;

  const take = (text: string) => {
    if (!canStand(text)) return;
    const before = typed ? typed.before : number;
    const held = notation.figuresOf(text, before)?.replace('.', decimalSign) ?? text;
    setTyped({ text, held, before });
    state.setInputValue(held);
  };
  const ownContext = {
    ...context,
    value: typed?.text ?? (number === null ? '' : write(number)),
    onChange: ({ target }: { target: HTMLInputElement }) => take(target.value),
    // They would read in the notation of the language.
    onPaste: undefined,
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
    },
  };

  return (
    <InputContext value={ownContext}>
      <Figures {...input} ref={merged} onKeyDown={({ key }) => key === 'Enter' && setTyped(undefined)} />
    </InputContext>
  );
}

/** React Aria would refuse the sign that the language does not write for decimals: it must not be asked. */
function useJudgeOfInput(inputRef: React.RefObject<HTMLInputElement | null>, canStand: (text: string) => boolean) {
  const judge = useEffectEvent((event: InputEvent) => {
    event.stopImmediatePropagation();
    if (event.data === null || !(event.target instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = event.target;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    if (!canStand(`${before}${event.data}${after}`)) event.preventDefault();
  });

  useEffect(() => {
    const input = inputRef.current;
    const listen = (event: InputEvent) => judge(event);
    input?.addEventListener('beforeinput', listen, { capture: true });
    return () => input?.removeEventListener('beforeinput', listen, { capture: true });
  }, [inputRef]);
}

function useDecimalSign(): string {
  const { locale } = useLocaleSettings();
  return useMemo(() => {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.1);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  }, [locale]);
}
