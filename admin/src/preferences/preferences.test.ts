import { usualLayout } from '@embarque/design-system';
import { expect, it } from 'vitest';
import { createSafeStorage } from '../storage/storage.ts';
import { persistedPreferences } from './preferences.ts';

function open() {
  const items = new Map<string, string>();
  const area = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      }) as Storage,
  );
  return { items, area };
}

it('are the light skin, left to right, with an open menu, in English, until a person chooses (SPEC-2.2-a, SPEC-9.4-a)', () => {
  const { area } = open();
  const chosen = Object.entries(persistedPreferences).map(([name, preference]) => [name, preference.in(area).read()]);

  expect(Object.fromEntries(chosen)).toMatchObject({
    skin: 'light',
    direction: 'ltr',
    menuCollapsed: false,
    language: 'en',
  });
});

it('are stored as skin, direction and menuCollapsed (SPEC-3.3-a)', () => {
  const { items, area } = open();

  persistedPreferences.skin.in(area).write('dark');
  persistedPreferences.direction.in(area).write('rtl');
  persistedPreferences.menuCollapsed.in(area).write(true);

  expect(Object.fromEntries(items)).toEqual({ skin: 'dark', direction: 'rtl', menuCollapsed: 'true' });
});

it('stand in the usual layout: a menu at the side, a boxed content, a floating white navbar, a static footer (SPEC-2.2-a)', () => {
  expect(usualLayout).toEqual({
    menu: 'vertical',
    isMenuHidden: false,
    contentWidth: 'boxed',
    navbar: 'floating',
    navbarTone: 'surface',
    footer: 'static',
  });
});
