import { type ReactNode, useEffect, useState } from 'react';
import { storyLabel } from '../../appearance/labels.ts';
import { type Choice, type MatrixLink, writeChoice } from '../modes/choice.ts';
import { CHOSEN } from '../modes/matrix.link.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { Modes } from './Modes.tsx';
import { useEntry } from './useEntry.ts';

/** One story in all its modes, side by side. */
export function ModeMatrix({ link }: { link: MatrixLink }) {
  const { storyId, globals } = link;
  const [choice, setChoice] = useState<Choice>({ only: link.only, size: link.size });
  const entry = useEntry(storyId);
  const name = entry ? `${entry.title.split('/').at(-1)} · ${storyLabel(entry.name)}` : storyId;

  useEffect(() => {
    document.title = `${name} in all modes · Embarque`;
  }, [name]);

  const choose = (next: Choice) => {
    setChoice(next);
    sayInAddress(next);
  };

  if (entry === undefined) return <Page name={name}>Loading…</Page>;
  if (entry?.type !== 'story') {
    return (
      <Page name={entry ? 'This page is not a story' : 'There is no such story'}>
        Choose a story in the sidebar, then press All modes above it.
      </Page>
    );
  }

  return (
    <Page name={name} href={`../?path=/story/${encodeURIComponent(storyId)}&globals=${globals}`}>
      <ChoiceBar choice={choice} onChange={choose} />
      <Modes storyId={storyId} title={entry.title} globals={globals} choice={choice} />
    </Page>
  );
}

interface PageProps {
  name: string;
  /** The address of the story alone. */
  href?: string;
  children: ReactNode;
}

function Page({ name, href, children }: PageProps) {
  return (
    <main>
      <header className="mm-header">
        <h1>{name}</h1>
        {href && (
          <a href={href} target="_top">
            Back to the story
          </a>
        )}
      </header>
      {typeof children === 'string' ? <p className="mm-quiet">{children}</p> : children}
    </main>
  );
}

/** The address of this page and that of Storybook around it both lead back to the choice. */
function sayInAddress(choice: Choice) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(writeChoice(choice))) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(null, '', address);
  if (parent !== window) parent.postMessage({ type: CHOSEN, ...writeChoice(choice) }, location.origin);
}
