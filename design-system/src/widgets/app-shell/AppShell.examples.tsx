import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { PageHeader } from '../../page-layout/page-header/PageHeader.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { Below, Lights, User } from './bars/Navbar.examples.tsx';
import { useAppMenu } from './useAppMenu.ts';

const departures = 48;

export const Pinned = () => <App />;
export const Collapsed = () => <App isMenuCollapsed />;
export const FullWidth = () => <App layout={{ contentWidth: 'full' }} />;

/** The menu in a row below the navbar, with the logo in the centre. */
export const Horizontal = () => <App currentHref="/pages/blog/list" layout={{ menu: 'horizontal' }} />;

/** A full-width coloured navbar, a sticky footer, and no menu. */
export const BandAndFooter = () => (
  <App layout={{ navbar: 'sticky', navbarTone: 'primary', footer: 'sticky', isMenuHidden: true }} />
);
export const WithinAGroup = () => <App currentHref="/pages/blog/list" />;

type AppProps = Partial<Pick<AppShellProps, 'currentHref' | 'isMenuCollapsed' | 'layout'>>;

/** An app whose links lead to its own pages. */
function App({ currentHref = '/sales', isMenuCollapsed = false, layout = {} }: AppProps) {
  const [href, setHref] = useState(currentHref);
  const [isCollapsed, setCollapsed] = useState(isMenuCollapsed);
  const menu = useAppMenu();

  return (
    <LinkContext value={{ navigate: setHref }}>
      <AppShell
        menu={menu}
        currentHref={href}
        isMenuCollapsed={isCollapsed}
        onMenuCollapsedChange={(change) => setCollapsed(change.isCollapsed)}
        layout={layout}
        navbarEnd={
          <>
            <Lights />
            <User />
          </>
        }
        footer={<Below />}
      >
        <Departures />
      </AppShell>
    </LinkContext>
  );
}

function Departures() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Good morning, Marina`}
        description={<Plural value={departures} one="# departure today" other="# departures today" />}
        actions={
          <Button>
            <Trans>New policy</Trans>
          </Button>
        }
      />
      <Stack as="ol" role="list" gap="m">
        {Array.from({ length: departures }, (_, index) => (
          <li key={index}>
            <Trans>Departure {index + 1}, all travellers covered</Trans>
          </li>
        ))}
      </Stack>
    </>
  );
}
