import type { KeyboardTable, TakesTable } from '@embarque/design-system/conformance';
import { Description, DocsContext, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { storyLabel } from '../appearance/labels.ts';
import { descriptionOf } from './prop-table.ts';
import { guides } from './guides/guides.ts';
import { OpenLayer } from './open/OpenLayer.tsx';
import { Advice, Content } from './sections/Advice.tsx';
import { Examples } from './sections/Examples.tsx';
import { Feature } from './sections/Feature.tsx';
import { ForDevelopers } from './sections/ForDevelopers.tsx';
import { Keyboard } from './sections/Keyboard.tsx';
import { News } from './sections/News.tsx';
import { Status } from './sections/Status.tsx';
import { Tokens } from './sections/Tokens.tsx';
import { WhereUsed } from './sections/WhereUsed.tsx';
import { States } from './states/States.tsx';
import { widgetUses } from './uses/widget-uses.data.ts';
import { isWidgetPage } from './widget-status.ts';

/** They bring twenty widgets along, and load with the first page that has some. */
const Pairs = lazy(() => import('./pairs/Pairs.tsx'));

/** The page of a widget: what designers look for first, then what developers do. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  const title = primary?.title ?? '';
  const props = Object.keys(primary?.argTypes ?? {});
  const file = String(primary?.parameters['fileName']);
  const facts = {
    stories: stories.map(({ id, playFunction }) => ({ id, isTest: Boolean(playFunction) })),
    props,
    description: descriptionOf(primary?.component),
  };
  const tableOf = (name: string): KeyboardTable | undefined =>
    stories.find(({ parameters }) => parameters[name])?.parameters[name];
  const opening = stories.find(({ parameters }) => parameters['opens'])?.id;
  const takes: TakesTable | undefined = primary?.parameters['takes'];
  const isWidget = isWidgetPage(facts);
  const isFeature = title.startsWith('Features/');
  const name = title.split('/').at(-1) ?? '';
  const guide = isWidget ? guides[name] : undefined;
  const uses = isWidget ? widgetUses[file] : undefined;

  return (
    <Suspense>
      {isFeature ? <Title>{storyLabel(name)}</Title> : <Title />}
      {isWidget && <Status facts={facts} file={file} />}
      <Subtitle />
      <Description />
      {isFeature && <Feature title={title} />}
      {isWidget && <Primary />}
      {isWidget && opening && <OpenLayer id={opening} />}
      {guide && <Advice guide={guide} />}
      <Examples stories={stories} hasHeading={isWidget} />
      {isWidget && primary && <States story={primary} props={props} />}
      {guide && <Pairs widget={name} title={title} />}
      {guide && <Content guide={guide} />}
      <Keyboard
        table={tableOf('keyboard')}
        openTable={tableOf('layerKeyboard')}
        screenReader={guide?.screenReader}
        title={title}
      />
      {uses && uses.tokens.length > 0 && <Tokens paths={uses.tokens} />}
      {uses && <WhereUsed uses={uses} />}
      {isWidget && <News file={file} />}
      <ForDevelopers stories={stories} hasProps={isWidget && props.length > 0} takes={takes} />
    </Suspense>
  );
}
