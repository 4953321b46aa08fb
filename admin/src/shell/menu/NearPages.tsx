import { ListGroup, ListGroupItem, SearchField, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { pagesIn } from './menu.pages.ts';
import { type KnownPage, pagesLike, wordsOfAddress } from './near-pages.ts';
import { useAccountMenu, useMenu } from './useMenu.ts';

/** A search among the pages that the person may open. It begins with the words of the address, which leads nowhere. */
export function NearPages() {
  const { pathname } = useLocation();
  return <PagesLike key={pathname} address={wordsOfAddress(pathname)} />;
}

function PagesLike({ address }: { address: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(address);
  const near = pagesLike(useOpenPages(), text);

  return (
    <Stack gap="m">
      <SearchField
        label={t`Search pages`}
        placeholder={t`Search pages`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status">{near.length === 0 && text.trim() !== '' && <Trans>No page has a similar name.</Trans>}</p>
      {near.length > 0 && (
        <ListGroup aria-label={t`Similar pages`}>
          {near.map(({ href, label }) => (
            <ListGroupItem key={href} href={href} end={<bdi dir="ltr">{href}</bdi>}>
              <bdi>{label}</bdi>
            </ListGroupItem>
          ))}
        </ListGroup>
      )}
    </Stack>
  );
}

/** The pages of the menus; to somebody who is signed out, the ways in. */
function useOpenPages(): readonly KnownPage[] {
  const { t } = useLingui();
  const isSignedIn = useUser() !== null;
  const pages = pagesIn([...useMenu({}), ...useAccountMenu()]);
  if (isSignedIn) return pages;
  return [
    { href: paths.login, label: t`Sign in` },
    { href: paths.register, label: t`Create an account` },
    { href: paths.forgotPassword, label: t`Forgot password?` },
  ];
}
