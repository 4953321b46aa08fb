import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import { useNumberMessages } from '../../../lib/numbers/useNumberMessages.ts';
import { theme } from '../../../theme/theme.ts';
import { valueOfText } from './cell-text.ts';
import type { DataColumn } from '../data-table.types.ts';
import { useFocusRequest } from '../focus/useFocusRequest.ts';
import type { CellDraft } from './useCellDraft.ts';
import type { CellStep, RowHandlers } from './useRowHandlers.ts';

interface CellEditorProps<Item> {
  item: Item;
  column: DataColumn<Item>;
  draft: CellDraft;
  rowHandlers: RowHandlers<Item>;
}

/** Edits a value in its cell. Enter saves and moves down, Tab saves and moves on, Escape cancels. */
export function CellEditor<Item>({ item, column, draft, rowHandlers }: CellEditorProps<Item>) {
  const { t } = useLingui();
  const messages = useNumberMessages();
  const typedSign = useTypedSign();
  const mistakeId = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { id, text, mistake, isBusy } = draft;
  const kind = column.edit?.kind ?? 'text';
  useFocusRequest(field, draft, rowHandlers.changeDraft);

  // Focus that moved elsewhere during saving stays there.
  const end = (next: CellStep | undefined) =>
    rowHandlers.endEdit({ id, next: hasFocus(field.current) ? next : undefined });

  const save = async (next?: CellStep, left?: HTMLElement) => {
    if (isBusy) return;
    if (text === draft.before) return end(next);
    const typed = valueOfText(text, column, typedSign);
    if (!typed || !('value' in typed)) {
      rowHandlers.changeDraft({ id, mistake: typed ? messages.either(typed.either) : t`Enter a number.` });
      return focusAgain(left);
    }
    const refusal = column.edit?.refuse?.({ item, value: typed.value });
    rowHandlers.changeDraft({ id, mistake: refusal });
    if (refusal) return focusAgain(left);
    rowHandlers.changeDraft({ id, isBusy: true });
    try {
      await rowHandlers.save({ item, column: column.id, value: typed.value });
      end(next);
    } catch (error) {
      const said = error instanceof Error && error.message;
      rowHandlers.changeDraft({ id, isBusy: false, mistake: said || t`Couldn't save. Try again.` });
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const next = nextOf(event);
    if (!next) return;
    event.preventDefault();
    if (event.key === 'Escape') end(next);
    else void save(next);
  };

  const props = {
    ref: field,
    'data-cell-control': true,
    'aria-label': column.header,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? mistakeId : undefined,
    'aria-busy': isBusy || undefined,
    readOnly: isBusy,
    value: text,
    onKeyDown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      rowHandlers.changeDraft({ id, text: target.value }),
    // Focus that moved elsewhere stays there, unless the value is refused.
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => void save(undefined, currentTarget),
  } as const;

  return (
    <Anchor>
      {typeof kind === 'string' ? (
        <Field {...props} inputMode={kind === 'number' ? 'decimal' : undefined} />
      ) : (
        <Field as="select" {...props}>
          {kind.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      )}
      {mistake && (
        <Mistake id={mistakeId} role="alert">
          {mistake}
        </Mistake>
      )}
    </Anchor>
  );
}

/** Whether focus is in the field, or where it went when the record was sorted out of sight. */
function hasFocus(field: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (field) return field === activeElement;
  return activeElement === document.body || activeElement?.matches('[data-unsaved]') === true;
}

/** By the next frame, focus has arrived where it was going: only then it can be called back. */
function focusAgain(field: HTMLElement | undefined): void {
  if (field) requestAnimationFrame(() => field.focus());
}

function nextOf({ key, shiftKey }: KeyboardEvent): CellStep | undefined {
  const by = shiftKey ? -1 : 1;
  switch (key) {
    case 'Escape':
      return { rows: 0, columns: 0 };
    case 'Enter':
      return { rows: by, columns: 0 };
    case 'Tab':
      return { rows: 0, columns: by };
    default:
      return undefined;
  }
}

const Anchor = styled.span`
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
  inline-size: max-content;
  max-inline-size: 16rem;
`;
