import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { styled } from 'styled-components';
import type { MenuItem, MenuItems, MenuStart } from './menu.types.ts';

interface TypeAheadGuardProps {
  items: MenuItems;
  isOpenedByKey: boolean;
  /** The item that the focus begins at. */
  start: MenuStart;
  children: ReactNode;
}

/** Letters that follow each other within this time are one search, as the menu counts them. */
const PAUSE_MS = 1000;

/**
 * Keeps a person who types on, and whose blank has opened the menu, from what cannot be meant: letters that follow the opening key
 * without a pause find no destructive item. Of a search that begins like the label of one, all that follows is ignored, and so is a
 * second blank where the first item is destructive and no arrow has been pressed.
 */
export function TypeAheadGuard({ items, isOpenedByKey, start, children }: TypeAheadGuardProps) {
  const { startsWith } = useFilter({ usage: 'search', sensitivity: 'base' });
  const [openedAt] = useState(() => performance.now());
  const hasArrow = start !== 'first';
  const search = useRef({ at: openedAt, isEarly: isOpenedByKey, hasArrow, hasLetters: false, isIgnored: false });

  const ignoreEarlySearch = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    const { current } = search;
    current.hasArrow ||= key.startsWith('Arrow');
    if (!isLetter(event) || !current.isEarly) return;
    current.isEarly = timeStamp - current.at < PAUSE_MS;
    current.at = timeStamp;
    if (!current.isEarly) return;
    current.isIgnored ||=
      key === ' ' ? current.hasLetters : destructiveLabels(items).some((label) => startsWith(label, key));
    current.hasLetters ||= key !== ' ';
    const isSecondBlank = key === ' ' && !current.hasArrow && timeStamp - openedAt < PAUSE_MS;
    if (!current.isIgnored && !(isSecondBlank && isFirstDestructive(items))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Guard role="presentation" onKeyDownCapture={ignoreEarlySearch}>
      {children}
    </Guard>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || !/^[A-Z]/i.test(key)) && !ctrlKey && !metaKey && !altKey;

const destructiveLabels = (items: MenuItems): string[] =>
  items.flatMap((entry) =>
    'items' in entry ? destructiveLabels(entry.items) : [...labelOf(entry), ...destructiveLabels(entry.submenu ?? [])],
  );

function isFirstDestructive(items: MenuItems): boolean {
  const all = items.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return all.find(({ isDisabled }) => !isDisabled)?.tone === 'danger';
}

const labelOf = ({ label, tone }: MenuItem): string[] => (tone === 'danger' ? [label] : []);

const Guard = styled.div`
  display: contents;
`;
