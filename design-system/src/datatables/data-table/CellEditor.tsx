import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CellValue } from '../../extensions/export/spreadsheet-safe.ts';
import { numberNotation } from '../../forms/elements/number-input/number-notation.ts';
import { theme } from '../../theme/theme.ts';
import type { CellPlace } from './cell-moves.ts';
import type { DataColumn } from './data-table.types.ts';
import type { RowDeeds } from './useRowDeeds.ts';

interface CellEditorProps<Item> {
  item: Item;
  column: DataColumn<Item>;
  place: CellPlace;
  deeds: RowDeeds<Item>;
}

/** Changes a value where it stands. Enter saves and goes down, Tab saves and goes on, Escape leaves it as it was. */
export function CellEditor<Item>({ item, column, place, deeds }: CellEditorProps<Item>) {
  const { t } = useLingui();
  const id = useId();
  const kind = column.edit?.kind ?? 'text';
  const value = column.value(item);
  const [before] = useState(() => writeToChange(value, column));
  const [text, setText] = useState(before);
  const [mistake, setMistake] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isOver = useRef(false);

  const end = (next: CellPlace | undefined) => {
    isOver.current = true;
    deeds.endEdit(next);
  };

  const save = async (next?: CellPlace, left?: HTMLElement) => {
    if (isBusy || isOver.current) return;
    const typed = valueOf(text, column, value);
    const refusal = typed === undefined ? t`Type a number.` : column.edit?.refuse?.({ item, value: typed });
    setMistake(refusal);
    if (typed === undefined || refusal) return focusAgain(left);
    if (text === before) return end(next);
    setBusy(true);
    try {
      await deeds.save({ item, column: column.id, value: typed });
      end(next);
    } catch (error) {
      setMistake(error instanceof Error && error.message ? error.message : t`This could not be saved. Try again.`);
    } finally {
      setBusy(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const next = nextOf(event, place);
    if (!next) return;
    event.preventDefault();
    if (event.key === 'Escape') end(place);
    else void save(next);
  };

  const field = {
    ref: takeFocus,
    'aria-label': column.header,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? id : undefined,
    'aria-busy': isBusy || undefined,
    readOnly: isBusy,
    value: text,
    onKeyDown,
    // Whoever has gone elsewhere stays there, unless what was typed is refused.
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => void save(undefined, currentTarget),
  } as const;

  return (
    <Place>
      {typeof kind === 'string' ? (
        <Field
          {...field}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <Field as="select" {...field} onChange={({ target }) => setText(target.value)}>
          {kind.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      )}
      {mistake && (
        <Mistake id={id} role="alert">
          {mistake}
        </Mistake>
      )}
    </Place>
  );
}

function takeFocus(field: HTMLInputElement | HTMLSelectElement | null): void {
  if (!field || field.contains(document.activeElement)) return;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** By the next frame, focus has arrived where it was going: only then it can be called back. */
function focusAgain(field: HTMLElement | undefined): void {
  if (field) requestAnimationFrame(() => field.focus());
}

/** A number without the signs around it, but with all its figures: what is left as it was must not be rounded. */
function writeToChange<Item>(value: CellValue, { edit, format }: DataColumn<Item>): string {
  if (edit?.kind !== 'number' || typeof value !== 'number') return String(value ?? '');
  const { style, minimumFractionDigits = 0 } = new Intl.NumberFormat('pt-BR', format).resolvedOptions();
  const bare = { style: style === 'percent' ? 'percent' : 'decimal', minimumFractionDigits } as const;
  return numberNotation(bare).writeToChange(value);
}

/** What was typed in place of a value; nothing when it should be a number and is none. */
function valueOf<Item>(text: string, { edit, format }: DataColumn<Item>, before: CellValue): CellValue | undefined {
  const trimmed = text.trim();
  if (edit?.kind !== 'number') return trimmed;
  if (trimmed === '') return null;
  return numberNotation(format).read(trimmed, typeof before === 'number' ? before : null) ?? undefined;
}

function nextOf({ key, shiftKey }: KeyboardEvent, { row, column }: CellPlace): CellPlace | undefined {
  switch (key) {
    case 'Escape':
      return { row, column };
    case 'Enter':
      return { row: row + (shiftKey ? -1 : 1), column };
    case 'Tab':
      return { row, column: column + (shiftKey ? -1 : 1) };
    default:
      return undefined;
  }
}

const Place = styled.span`
  position: relative;
  flex: 1 1 auto;
  min-inline-size: 0;
`;

const Field = styled.input`
  inline-size: 100%;
  block-size: calc(var(--row) - 0.5rem);
  padding-inline: ${theme.space.s};
  border: 1px solid ${theme.color.primary};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.regular};
  text-align: inherit;

  &:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${theme.color.dangerInk};
    outline-color: ${theme.color.dangerInk};
  }
`;

const Mistake = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 2px);
  inset-inline-start: 0;
  z-index: ${theme.layer.raised};
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.s};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.dangerInk};
  font-size: ${theme.text.caption};
  white-space: nowrap;
`;
