import { useCallback, useEffect, useMemo, useState } from 'react';
import { FORCE_REMOUNT, STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { ActorView } from './ActorView.tsx';
import { EventLog } from './EventLog.tsx';
import { followedActor, mainActor } from './main-actor.ts';
import { NextEvents } from './NextEvents.tsx';
import { statechartCss } from './panel.styles.ts';
import { channel, LINK_PARAMETER, type Picture } from '../recording/protocol.ts';
import { wordingOf } from '../words/wording.ts';
import type { AllWords } from '../words/words.ts';

/** Long enough to read it; then it makes room for the log. */
const SAID_MS = 5000;

const withoutMachine = (
  <p className="sc-empty">
    <bdi>No machine runs in this story. Pages run one as soon as they show something that can change.</bdi>
  </p>
);

/** The machines of the story on screen: where they are, what can happen, and what happened. */
export function StatechartPanel({ isOpen }: { isOpen: boolean }) {
  const api = useStorybookApi();
  const [{ skin, direction }] = useGlobals();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [words, setWords] = useState<AllWords>({});
  const [isTechnical, setTechnical] = useState(false);
  const wording = useMemo(() => wordingOf(words, isTechnical), [words, isTechnical]);
  const [since, setSince] = useState(Infinity);
  const emit = useChannel(
    {
      [channel.began]: () => {
        setSince(Infinity);
        setChosen(null);
        tellWhetherOpen();
      },
      [STORY_RENDERED]: () => setSince(picture?.log.at(-1)?.id ?? -1),
      [channel.words]: setWords,
      [channel.picture]: setPicture,
      [channel.linkMade]: (link: string) => void copyLink(link),
    },
    [isOpen, picture],
  );

  const tellWhetherOpen = useCallback(() => emit(isOpen ? channel.opened : channel.closed), [emit, isOpen]);
  useEffect(tellWhetherOpen, [tellWhetherOpen]);
  async function copyLink(link: string) {
    const storyId = api.getUrlState().storyId;
    if (!storyId) return;
    const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', queryParams: { [LINK_PARAMETER]: link } });
    await navigator.clipboard.writeText(managerHref);
    setSaid('The link is copied: it opens the story in this state.');
    setTimeout(() => setSaid(''), SAID_MS);
  }

  if (!isOpen) return null;
  const { storyId = '' } = api.getUrlState();
  const shown = picture?.storyId === storyId ? picture : null;
  const actors = shown?.actors ?? [];
  const followed = (shown && followedActor(shown, since)) ?? mainActor(storyId, actors);
  const actor = actors.find(({ key }) => key === chosen) ?? followed;
  const moved = actors.flatMap(({ key }) => (key === shown?.log[shown.at]?.actor ? [key] : []));

  const isMirrored = direction === 'rtl';
  return (
    <div className="statechart" dir={isMirrored ? 'rtl' : 'ltr'} data-skin={skin === 'dark' ? 'dark' : 'light'}>
      <style>{statechartCss}</style>
      {shown && actor ? (
        <div className="sc-layout">
          <ActorView
            {...{ actor, actors, moved, onChoose: setChosen, wording, isMirrored, onTechnical: setTechnical }}
          />
          <div className="sc-side">
            <NextEvents
              key={actor.key}
              actor={actor}
              wording={wording}
              onSend={(event) => emit(channel.send, { actor: actor.key, event })}
            />
            <EventLog
              log={shown.log}
              at={shown.at}
              hasSeveralActors={shown.actors.length > 1}
              wording={wording}
              onRestore={(id) => emit(channel.restore, id)}
              onStartAgain={() => api.emit(FORCE_REMOUNT, { storyId })}
              onLink={() => emit(channel.linkWanted, shown.log[shown.at]?.id ?? null)}
            />
            <p className="sc-said" role="status">
              {said}
            </p>
          </div>
        </div>
      ) : (
        withoutMachine
      )}
    </div>
  );
}
