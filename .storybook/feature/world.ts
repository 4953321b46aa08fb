import type { LoaderFunction } from 'storybook/internal/types';
import { withJourney } from '../journey/withJourney.tsx';
import { withStatechart } from '../statechart/recording/withStatechart.tsx';
import { networkOfFeature } from './network.ts';
import { sessionOfFeature } from './session.ts';
import { routeOfFeature, withRoute } from './withRoute.tsx';
import { withSession } from './withSession.tsx';

/** The decorators of a feature's story, by what they add. */
export const surroundings = {
  route: withRoute,
  session: withSession,
  statechart: withStatechart,
  journey: withJourney,
};

/** Loads what the decorators show. */
export const enter: LoaderFunction = async (context) => {
  const network = networkOfFeature(context);
  const session = sessionOfFeature(context);
  const [route] = await Promise.all([routeOfFeature(context), network]);
  return { ...session, ...route };
};
