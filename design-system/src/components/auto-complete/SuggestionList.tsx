import { SearchX } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Collection } from 'react-aria-components/ListBox';
import {
  Layer,
  List,
  Notice,
  Row,
  Section,
  SectionTitle,
  Text,
} from '../../forms/elements/select/field/ChoiceList.styles.ts';
import { Highlight } from '../highlight/Highlight.tsx';
import { HighlightScope } from '../highlight/HighlightScope.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

interface SuggestionListProps<Item extends Suggestion> {
  /** The field's box, which the list is as wide as. */
  boxRef: RefObject<HTMLElement | null>;
  /** The typed text, which is marked. */
  query: string;
  isEmpty: boolean;
  emptyText: ReactNode;
  renderItem: ((item: Item) => ReactNode) | undefined;
}

/** The open list of suggestions; React Aria's combo box around it says what is in it. */
export function SuggestionList<Item extends Suggestion>({
  boxRef,
  query,
  isEmpty,
  ...rest
}: SuggestionListProps<Item>) {
  const { emptyText, renderItem = ({ label }) => <Highlight>{label}</Highlight> } = rest;
  const rowOf = (item: Item) => (
    <Row key={item.id} id={item.id} textValue={item.label}>
      <Text>{renderItem(item)}</Text>
    </Row>
  );

  return (
    <Layer triggerRef={boxRef} placement="bottom start" offset={6}>
      <Notice role="status">
        {isEmpty && (
          <>
            <Icon icon={SearchX} />
            {emptyText}
          </>
        )}
      </Notice>
      <HighlightScope query={query}>
        <List>
          {(entry) => {
            const each = entry as Item | SuggestionGroup<Item>;
            if (!('items' in each)) return rowOf(each);
            return (
              <Section key={each.label} id={`group:${each.label}`}>
                <SectionTitle>{each.label}</SectionTitle>
                <Collection items={each.items}>{rowOf}</Collection>
              </Section>
            );
          }}
        </List>
      </HighlightScope>
    </Layer>
  );
}
