import type { PricedItem } from '@embarque/design-system/invoice-editor';
import type { InvoiceClient } from '@embarque/mocks/invoice/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { isNotFound } from '../../../../http/http.error.ts';
import { documentOf, draftOf, type EditorDraft, isSameDraft, newDraft } from '../model/editor.draft.ts';
import { applyEdit, type DraftEdit } from '../model/editor.edits.ts';
import { addClient, type LoadedEditor, loadEditor, type NewClient, saveInvoice } from './editor.api.ts';
import type { InvoiceAnswer } from '../../server/invoice.schema.ts';

/** The next step of a person once the invoice is saved. */
export type AfterSaving = 'stay' | 'send';

export type EditorEvent =
  | DraftEdit
  | { type: 'try again' }
  /** The key is that of a new request; one that is repeated keeps its own. */
  | { type: 'save requested'; after: AfterSaving; key: string }
  | { type: 'draft discarded' }
  | { type: 'payments changed'; answer: InvoiceAnswer }
  | { type: 'new client requested' }
  | { type: 'new client cancelled' }
  | { type: 'new client submitted'; client: InvoiceClient; key: string };

export type EditorNotice =
  | { type: 'saved'; answer: InvoiceAnswer; after: AfterSaving }
  /** Saving was asked for, and something is missing or wrong. */
  | { type: 'mistakes found' }
  | { type: 'client added'; client: InvoiceClient };

export interface EditorInput {
  /** The invoice to edit; `null` for a new one. */
  id: number | null;
  /** The draft that this browser stored, and the content that it began with. */
  stored: { draft: EditorDraft; base: string } | null;
  today: string;
  /** The person who asks, and signs a new invoice. */
  by: RolePrincipal;
}

export interface EditorContext extends EditorInput {
  /** The number of the invoice, the next free one for a new invoice. */
  number: number | null;
  items: readonly PricedItem[];
  clients: readonly InvoiceClient[];
  /** The server's invoice; `null` for a new one. */
  answer: InvoiceAnswer | null;
  /** The draft as the server has it. */
  saved: EditorDraft;
  draft: EditorDraft;
  /** Whether the draft comes from this browser's storage. */
  isRestored: boolean;
  /** Whether saving was asked for, so that every mistake shows. */
  showsMistakes: boolean;
  error: unknown;
  clientError: unknown;
  after: AfterSaving;
  /** The key of a request whose outcome is not known. */
  key: string | null;
}

export function firstContext(input: EditorInput): EditorContext {
  const draft = newDraft(input.today, input.by.fullName);
  return {
    ...input,
    number: input.id,
    items: [],
    clients: [],
    answer: null,
    saved: draft,
    draft,
    isRestored: false,
    showsMistakes: false,
    error: null,
    clientError: null,
    after: 'stay',
    key: null,
  };
}

export const isDirty = ({ draft, saved }: EditorContext) => !isSameDraft(draft, saved);
const canSave = ({ draft }: EditorContext) => documentOf(draft) !== null;
const isSaved = (context: EditorContext) => context.id !== null && !isDirty(context);

function loaded(context: EditorContext, { answer, items, clients, nextId }: LoadedEditor): Partial<EditorContext> {
  const saved = answer ? draftOf(answer.document) : context.saved;
  const { stored } = context;
  const restored = stored && stored.base === baseOf(answer) && !isSameDraft(stored.draft, saved) ? stored.draft : null;
  return {
    answer,
    items,
    clients,
    number: context.id ?? nextId,
    saved,
    draft: restored ?? saved,
    isRestored: restored !== null,
    error: null,
  };
}

/** The version of an invoice that a stored draft belongs to: after another person's edit it must not come back. */
export const baseOf = (answer: InvoiceAnswer | null): string => (answer ? JSON.stringify(answer.document) : 'new');

export const editor = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    emitted: {} as EditorNotice,
    input: {} as EditorInput,
  },
  actors: {
    load: fromPromise<LoadedEditor, { id: number | null }>(({ input, signal }) => loadEditor(input.id, signal)),
    save: fromPromise<InvoiceAnswer, Pick<EditorContext, 'id' | 'draft' | 'key' | 'by'>>(({ input }) =>
      saveInvoice(input),
    ),
    addClient: fromPromise<InvoiceClient, NewClient>(({ input, signal }) => addClient(input, signal)),
  },
  guards: {
    'is not there': (_, error: unknown) => isNotFound(error),
    'is saved already': ({ context }) => isSaved(context),
    'can be saved': ({ context }) => canSave(context),
  },
  actions: {
    'show the invoice': assign(({ context }, data: LoadedEditor) => loaded(context, data)),
    'keep the error': assign({ error: (_, error: unknown) => error }),
    'edit the draft': assign(({ context }, edit: DraftEdit) => ({ draft: applyEdit(context.draft, edit), key: null })),
    'discard the draft': assign(({ context }) => ({
      draft: context.saved,
      isRestored: false,
      showsMistakes: false,
      error: null,
      key: null,
    })),
    'prepare saving': assign(({ context }, asked: { after: AfterSaving; key: string }) => ({
      after: asked.after,
      key: context.key ?? asked.key,
      error: null,
    })),
    'show the mistakes': assign({ showsMistakes: true }),
    'report the mistakes': emit({ type: 'mistakes found' }),
    'report what is saved': enqueueActions(({ context, enqueue }, asked: AfterSaving) => {
      if (context.answer) enqueue.emit({ type: 'saved', answer: context.answer, after: asked });
    }),
    'take the saved invoice': assign(({ context }, answer: InvoiceAnswer) => {
      const saved = draftOf(answer.document);
      // Typing goes on while the request is under way.
      const isUntouched = isSameDraft(context.draft, saved);
      return {
        id: answer.invoice.id,
        number: answer.invoice.id,
        answer,
        saved,
        draft: isUntouched ? saved : context.draft,
        isRestored: false,
        showsMistakes: false,
        key: null,
      };
    }),
    // Another person may have edited the invoice since: what is typed here still belongs to the document that it began with.
    'take the payments': assign(({ context }, answer: InvoiceAnswer) => ({
      answer: context.answer ? { ...answer, document: context.answer.document } : answer,
    })),
    'take the client': assign(({ context }, client: InvoiceClient) => ({
      clients: [...context.clients, client],
      draft: { ...context.draft, client },
      clientError: null,
      key: null,
    })),
    'report the client': emit((_, client: InvoiceClient) => ({ type: 'client added' as const, client })),
    'keep the client error': assign({ clientError: (_, error: unknown) => error }),
    'forget the client error': assign({ clientError: null }),
  },
});
