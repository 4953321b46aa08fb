import { useCallback, useEffect, useState } from 'react';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { ActorView } from './ActorView.tsx';
import { EventLog } from './EventLog.tsx';
import { mainActor } from './main-actor.ts';
import { NextEvents } from './NextEvents.tsx';
import { statechartCss } from './panel.styles.ts';
import { channel, LINK_PARAMETER, type Picture } from '../recording/protocol.ts';

/** Long enough to read it; then it makes room for the log. */
const SAID_MS = 5000;

/** The machines of the story on screen: where they are, what can happen, and what happened. */
export function StatechartPanel({ isOpen }: { isOpen: boolean }) {
  const api = useStorybookApi();
  const [{ skin }] = useGlobals();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const emit = useChannel(
    {
      [channel.began]: () => tellWhetherOpen(),
      [channel.picture]: setPicture,
      [channel.linkMade]: (link: string) => void copyLink(link),
    },
    [isOpen],
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
  const actor = shown?.actors.find(({ key }) => key === chosen) ?? mainActor(storyId, shown?.actors ?? []);

  return (
    <div className="statechart" data-skin={skin === 'dark' ? 'dark' : 'light'}>
      <style>{statechartCss}</style>
      {shown && actor ? (
        <>
          <ActorView {...{ actor, actors: shown.actors, onChoose: setChosen }} />
          <div className="sc-side">
            <NextEvents actor={actor} onSend={(event) => emit(channel.send, { actor: actor.key, event })} />
            <EventLog
              log={shown.log}
              at={shown.at}
              hasSeveralActors={shown.actors.length > 1}
              onRestore={(id) => emit(channel.restore, id)}
              onLink={() => emit(channel.linkWanted, shown.log[shown.at]?.id ?? null)}
            />
            <p className="sc-said" role="status">
              {said}
            </p>
          </div>
        </>
      ) : (
        <p className="sc-empty">
          No machine runs in this story. Pages run one as soon as they show something that can change.
        </p>
      )}
    </div>
  );
}
