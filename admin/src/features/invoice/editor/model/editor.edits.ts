import type { EditableLine, LineFields } from '@embarque/design-system/invoice-editor';
import type { InvoiceClient, InvoiceTerm } from '@embarque/mocks/invoice/contract';
import type { EditorDraft } from './editor.draft.ts';
import { withDueDate, withIssueDate, withTerm } from './editor.terms.ts';

/** The fields that change without a rule. */
export type PlainFields = Pick<EditorDraft, 'salesperson' | 'note' | 'discount' | 'acceptedPayments' | 'shows'>;

/** Everything that a person types into an invoice. */
export type DraftEdit =
  | { type: 'fields changed'; fields: Partial<PlainFields> }
  | { type: 'issue date changed'; day: string | null }
  | { type: 'due date changed'; day: string | null }
  | { type: 'term chosen'; term: InvoiceTerm }
  | { type: 'client chosen'; client: InvoiceClient }
  | { type: 'line changed'; id: string; fields: Partial<LineFields> }
  /** `replacing` is the id of a blank line that they take the place of. */
  | { type: 'lines added'; index: number; lines: EditableLine[]; replacing?: string }
  /** So many lines make room for others. */
  | { type: 'lines replaced'; index: number; count: number; lines: readonly EditableLine[] }
  | { type: 'line removed'; id: string }
  | { type: 'line moved'; id: string; index: number };

/** The draft after an edit. Lines that it leaves alone stay the same objects. */
export function applyEdit(draft: EditorDraft, edit: DraftEdit): EditorDraft {
  switch (edit.type) {
    case 'fields changed':
      return { ...draft, ...edit.fields };
    case 'issue date changed':
      return { ...draft, ...withIssueDate(draft, edit.day) };
    case 'due date changed':
      return { ...draft, ...withDueDate(draft, edit.day) };
    case 'term chosen':
      return { ...draft, ...withTerm(draft, edit.term) };
    case 'client chosen':
      return { ...draft, client: edit.client };
    default:
      return { ...draft, lines: editLines(draft.lines, edit) };
  }
}

type LineEdit = Extract<DraftEdit, { type: `line${string}` }>;

function editLines(lines: EditableLine[], edit: LineEdit): EditableLine[] {
  switch (edit.type) {
    case 'line changed':
      return lines.map((line) => (line.id === edit.id ? { ...line, ...edit.fields } : line));
    case 'lines added': {
      const { index, lines: added, replacing } = edit;
      return lines.toSpliced(index, replacing !== undefined && lines[index]?.id === replacing ? 1 : 0, ...added);
    }
    case 'lines replaced':
      return lines.toSpliced(edit.index, edit.count, ...edit.lines);
    case 'line removed':
      return lines.filter(({ id }) => id !== edit.id);
    case 'line moved': {
      const moved = lines.filter(({ id }) => id === edit.id);
      return lines.filter(({ id }) => id !== edit.id).toSpliced(edit.index, 0, ...moved);
    }
  }
}
