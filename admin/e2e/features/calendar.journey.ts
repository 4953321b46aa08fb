import { expect, test } from '../fixtures.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke } from '../looks.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';
import { cursor, event, expectDay, panel } from './calendar.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const june = '/apps/calendar?view=month&date=2027-06-14';

for (const { look, preferences } of looks) {
  const onward = preferences.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  test.describe(`the calendar ${look}, by keyboard alone`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'lets an event be added, opened, moved, made longer and removed (XK-14)',
      inFirstLook(preferences, smoke('calendar')),
      async ({ page, say }) => {
        await page.goto(june);
        await expectLook(page, preferences);
        await tabTo(page, cursor(page));
        await expect(cursor(page)).toHaveAttribute('data-cursor', '2027-06-14');
        await page.keyboard.press('Enter');
        const adding = panel(page, say('Add Event'));
        await tabTo(page, adding.getByRole('textbox', { name: say('Title') }));
        await page.keyboard.type('Fair');
        await page.keyboard.press('Enter');
        await expect(adding).toHaveCount(0);
        await expectDay(page, 'Fair', '2027-06-14');

        await tabTo(page, cursor(page));
        await page.keyboard.press('n');
        await expect(event(page, 'Fair')).toBeFocused();
        await page.keyboard.down('Alt');
        await page.keyboard.press(onward);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.up('Alt');
        await expectDay(page, 'Fair', '2027-06-22');
        await expect(event(page, 'Fair')).toBeFocused();
        await expectRest(page);
        await page.keyboard.press('Alt+Shift+ArrowDown');
        await expectRest(page);
        await expect(event(page, 'Fair')).toBeFocused();

        await page.reload();
        await expectDay(page, 'Fair', '2027-06-22');
        await expect(event(page, 'Fair')).toContainText('22/06/2027 – 23/06/2027');
        await tabTo(page, cursor(page));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press(onward);
        await expect(cursor(page)).toHaveAttribute('data-cursor', '2027-06-22');
        await page.keyboard.press('n');
        await expect(event(page, 'Fair')).toBeFocused();
        await page.keyboard.press('Enter');
        const updating = panel(page, say('Update Event'));
        await tabTo(page, updating.getByRole('textbox', { name: say('Title') }));
        await page.keyboard.press('End');
        await page.keyboard.type(' in Lisbon');
        await page.keyboard.press('Enter');
        await expect(updating).toHaveCount(0);
        await expect(event(page, 'Fair in Lisbon')).toBeVisible();
        await expect(event(page, 'Fair in Lisbon')).toBeFocused();

        await page.keyboard.press('Delete');
        await expect(event(page, 'Fair in Lisbon')).toHaveCount(0);
        await page.keyboard.press('Control+z');
        await expect(event(page, 'Fair in Lisbon')).toBeVisible();
        await event(page, 'Fair in Lisbon').focus();
        await page.keyboard.press('Delete');
        await expectRest(page);
        await page.reload();
        await tabTo(page, cursor(page));

        await expect(event(page, 'Fair in Lisbon')).toHaveCount(0);
      },
    );
  });
}

test.describe('the calendar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('begins with the list, and lets an event be added, moved and removed by finger (CAL-05)', async ({
    page,
    say,
  }) => {
    await page.goto('/apps/calendar');
    const view = page.getByRole('combobox', { name: say('View', {}, 'calendar') });
    await expect(view).toHaveValue('list');
    await page.getByRole('button', { name: say('Calendars and month') }).tap();
    await page.getByRole('button', { name: say('Add Event') }).tap();
    const adding = panel(page, say('Add Event'));
    await adding.getByRole('textbox', { name: say('Title') }).fill('Lunch');
    await adding.getByRole('button', { name: say('Add'), exact: true }).tap();
    await expect(adding).toHaveCount(0);
    await event(page, 'Lunch').tap();

    const updating = panel(page, say('Update Event'));
    await updating.getByRole('button', { name: say('Actions for {title}', { title: 'Lunch' }) }).tap();
    await page.getByRole('menuitem', { name: say('Move to…') }).tap();
    const moving = page.getByRole('dialog', { name: 'Lunch' });
    await moving.getByRole('spinbutton').nth(3).tap();
    await page.keyboard.type('08');
    await moving.getByRole('button').last().tap();
    await expect(event(page, 'Lunch')).toContainText('08:00');

    await event(page, 'Lunch').tap();
    await updating.getByRole('button', { name: say('Delete') }).tap();
    await expect(event(page, 'Lunch')).toHaveCount(0);
    await expect(page).toHaveURL(/^[^?]*\/apps\/calendar(?!.*event=)/);
  });
});

test('one column becomes a drawer in a narrower window (CAL-01)', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(june);
  const column = () => page.getByRole('button', { name: say('Add Event') });
  await expect(column()).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(column()).toHaveCount(0);
  await page
    .getByRole('group', { name: say('Period and view') })
    .getByRole('button')
    .first()
    .click();

  await expect(column()).toBeVisible();
});
