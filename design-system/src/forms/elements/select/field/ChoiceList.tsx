import { Trans } from '@lingui/react/macro';
import { Check, SearchX } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Collection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Badge } from '../../../../components/badges/Badge.tsx';
import { Highlight } from '../../../../components/highlight/Highlight.tsx';
import { HighlightScope } from '../../../../components/highlight/HighlightScope.tsx';
import { Spinner } from '../../../../components/spinners/Spinner.tsx';
import { Icon } from '../../../../icons/Icon.tsx';
import { theme } from '../../../../theme/theme.ts';
import { type ChoiceGroup, type ChoiceOption, isGroup } from '../choices/choices.ts';
import {
  Layer,
  List,
  Mark,
  Notice,
  Row,
  Second,
  Section,
  SectionTitle,
  VirtualList,
  Text,
} from './ChoiceList.styles.ts';
import { type ChoiceStatus, isAction } from '../choices/useChoices.ts';

interface ChoiceListProps {
  /** The field's box, which the list is as wide as. */
  boxRef: RefObject<HTMLElement | null>;
  status: ChoiceStatus;
  /** The typed text, which is marked. */
  typed: string;
  /** Whether only the rows in sight are drawn. */
  isLong: boolean;
  /** How many options and headings there are. */
  rowCount: number;
  emptyText: ReactNode;
}

/** The width of the box, which the layer measures: without it React Aria gives the room that tags leave to the input. */
const ownWidth = { '--trigger-width': undefined } as CSSProperties;
const layout = { estimatedRowSize: 36, estimatedHeadingSize: 30, padding: 8 };

/** The open list of a field that is searched by typing; React Aria's combo box around it says what is in it. */
export function ChoiceList({ boxRef, status, typed, isLong, rowCount, emptyText }: ChoiceListProps) {
  return (
    // A distance from the edges of the page would push a list as wide as its box beyond them, and scrolling closes the list.
    <Layer style={ownWidth} triggerRef={boxRef} placement="bottom start" offset={6} containerPadding={0}>
      <Notice role="status">{noticeOf({ status, rowCount, emptyText })}</Notice>
      <HighlightScope query={typed}>
        {isLong ? (
          <Virtualizer layout={ListLayout} layoutOptions={layout}>
            <VirtualList style={{ blockSize: heightOf(rowCount) }}>{rowOf}</VirtualList>
          </Virtualizer>
        ) : (
          <List>{rowOf}</List>
        )}
      </HighlightScope>
    </Layer>
  );
}

function noticeOf({ status, rowCount, emptyText }: Pick<ChoiceListProps, 'status' | 'rowCount' | 'emptyText'>) {
  if (status === 'loading') {
    return (
      <>
        <Spinner size="small" aria-hidden />
        <Trans>Loading…</Trans>
      </>
    );
  }
  if (rowCount > 0) return null;
  return (
    <>
      <Icon icon={SearchX} />
      {emptyText}
    </>
  );
}

/** Absolutely positioned rows give the list no height of its own. */
function heightOf(rowCount: number) {
  return `min(20rem, ${rowCount} * max(2.25rem, ${theme.size.target}) + 2 * ${theme.space.s})`;
}

const rowOf = (choice: object) => {
  const entry = choice as ChoiceOption | ChoiceGroup;
  return isGroup(entry) ? groupRows(entry) : optionRow(entry);
};

function groupRows({ label, options }: ChoiceGroup) {
  return (
    <Section key={label} id={`group:${label}`} aria-label={label}>
      <SectionTitle>
        <span>{label}</span>
        <Badge tone="secondary">{options.length}</Badge>
      </SectionTitle>
      <Collection items={options}>{optionRow}</Collection>
    </Section>
  );
}

function optionRow({ value, label, icon, image, description, isDisabled }: ChoiceOption) {
  return (
    <Row key={value} id={value} textValue={label} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {image ?? (icon && <Icon icon={icon} />)}
          <Text>
            {isAction(value) ? label : <Highlight>{label}</Highlight>}
            {description && (
              <Second>
                <Highlight>{description}</Highlight>
              </Second>
            )}
          </Text>
          <Mark>{isSelected && <Icon icon={Check} />}</Mark>
        </>
      )}
    </Row>
  );
}
