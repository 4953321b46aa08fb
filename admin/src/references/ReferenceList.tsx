import { OnDemand } from '@embarque/design-system';
import { loadTexts } from '../i18n/i18n.ts';
import { findReferences, mayHaveReferences } from './references.find.ts';

async function loadList() {
  const [{ NamedThings }] = await Promise.all([import('./NamedThings.tsx'), loadTexts('references')]);
  return { NamedThings };
}

/** Lists what the text of a field names: there are no links in a field. */
export function ReferenceList({ text }: { text: string }) {
  if (!mayHaveReferences(text)) return null;
  // Without the words between, so that typing them looks nothing up.
  const names = new Set(findReferences(text).map(({ from, to }) => text.slice(from, to)));
  return <OnDemand load={loadList}>{({ NamedThings }) => <NamedThings names={[...names].join(', ')} />}</OnDemand>;
}
