import { useLingui } from '@lingui/react/macro';
import { ChevronUp, GripVertical, Star } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../icons/Icon.tsx';
import type { BookmarkPage } from './bookmark.types.ts';
import { Label, Row, Tool, Tools } from './BookmarkLayer.styles.ts';

interface BookmarkRowProps {
  page: BookmarkPage;
  isBookmarked: boolean;
  /** Whether its place among the others can be changed. */
  isMovable: boolean;
  onToggle: (change: { id: string; isBookmarked: boolean }) => void;
  /** Left out for the first. */
  onMoveUp: (() => void) | undefined;
}

/** A page, its star, and, among the bookmarks, what changes its place. */
export function BookmarkRow({ page, isBookmarked, isMovable, onToggle, onMoveUp }: BookmarkRowProps) {
  const { t } = useLingui();
  const { id, label, icon } = page;
  return (
    <Row id={id} textValue={label}>
      {/* React Aria wants it in every row, also where nothing is to be moved. */}
      <Tool as={Button} slot="drag" aria-label={t`Drag ${label}`} data-handle isDisabled={!isMovable}>
        <Icon icon={GripVertical} />
      </Tool>
      <Icon icon={icon} size="menu" />
      <Label>{label}</Label>
      <Tools>
        {isMovable && onMoveUp && (
          <Tool as={Button} aria-label={t`Move ${label} up`} onPress={onMoveUp}>
            <Icon icon={ChevronUp} />
          </Tool>
        )}
        <Tool
          as={ToggleButton}
          aria-label={t`Bookmark ${label}`}
          isSelected={isBookmarked}
          onChange={(isWanted: boolean) => onToggle({ id, isBookmarked: isWanted })}
        >
          <Icon icon={Star} />
        </Tool>
      </Tools>
    </Row>
  );
}
