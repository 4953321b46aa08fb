import { expect, test } from '../fixtures.ts';
import { expectLook, looks, phone, smoke, smokeInEveryEngine } from '../looks.ts';
import { centsIn, expectCart, expectToFit, partsOf } from './shop.steps.ts';

test.use({ ...phone, signedInAs: 'admin@demo.com' });

const daypack = 'City daypack, 20 L';

for (const { look, preferences } of looks) {
  test.describe(`the shop on a phone ${look}`, () => {
    test.use({ preferences });

    test('sells what was filtered, looked at and put into the cart', async ({ page, say }) => {
      await page.goto('/apps/ecommerce/shop');
      await expectLook(page, preferences);
      await expectCart(page, say, 5);
      await page.getByRole('button', { name: say('Filters') }).tap();
      const filters = page.getByRole('dialog', { name: say('Filters') });
      await filters.getByRole('radio', { name: 'Backpacks' }).tap();
      await filters.getByRole('button', { name: say('Show results') }).tap();
      await expect(page).toHaveURL('/apps/ecommerce/shop?category=Backpacks');
      const products = page.getByRole('list', { name: say('Products') });
      await expect(products.getByRole('article')).toHaveCount(3);
      await expectToFit(page);

      await products.getByRole('link', { name: daypack }).tap();
      await expect(page.getByRole('heading', { name: daypack })).toBeVisible();
      await expectToFit(page);
      await page.getByRole('button', { name: say('Move to cart: {name}', { name: daypack }) }).tap();
      await expectCart(page, say, 6);
      // A second tap at once would be a double tap, which the link takes for a slip; once the next page is there, the link is gone.
      const way = page.getByRole('link', { name: say('View In Cart: {name}', { name: daypack }) });
      await expect(async () => {
        await way.tap({ timeout: 1000 }).catch(() => undefined);
        await expect(page).toHaveURL('/apps/ecommerce/checkout', { timeout: 1000 });
      }).toPass();

      const quantity = say('Quantity of {name}', { name: daypack });
      await page.getByRole('button', { name: say('One more: {label}', { label: quantity }) }).tap();
      await expect(page.getByRole('group', { name: quantity })).toHaveText('2');
      await expectCart(page, say, 7);
      await expectToFit(page);
      await page.getByRole('button', { name: say('Continue to address') }).tap();
      await page.getByRole('button', { name: say('Deliver To This Address') }).tap();
      await page.getByRole('radio', { name: say('Cash on delivery') }).tap();
      await expectToFit(page);
      const due = await partsOf(page.getByRole('region', { name: say('Price details') }));
      await page.getByRole('button', { name: say('Place Order') }).tap();

      const pass = page.getByRole('region', { name: say('Thank you, {0}!', { 0: 'Marina Duarte' }) });
      await expect(pass).toContainText(`2 × ${daypack}`);
      expect((await partsOf(pass))[say('Total')]).toBe(due[say('Total')]);
      await expectToFit(page);
      await expect(page.getByRole('banner').getByRole('button', { name: say('Cart'), exact: true })).toBeVisible();
    });
  });
}

// The longer journey above makes a content process of stock Firefox 153 crash; this one does not.
test('a product is put into the cart, doubled and bought', smokeInEveryEngine('shop'), async ({ page, say, tap }) => {
  const quantity = say('Quantity of {name}', { name: daypack });
  await page.goto('/apps/ecommerce/shop?category=Backpacks');
  await tap(page.getByRole('list', { name: say('Products') }).getByRole('link', { name: daypack }));
  await tap(page.getByRole('button', { name: say('Move to cart: {name}', { name: daypack }) }));
  await expectCart(page, say, 6);
  await page.goto('/apps/ecommerce/checkout');
  await tap(page.getByRole('button', { name: say('One more: {label}', { label: quantity }) }));
  await expectCart(page, say, 7);
  await expectToFit(page);
  await tap(page.getByRole('button', { name: say('Continue to address') }));
  await tap(page.getByRole('button', { name: say('Deliver To This Address') }));
  await tap(page.getByRole('radio', { name: say('Cash on delivery') }));
  await tap(page.getByRole('button', { name: say('Place Order') }));

  const pass = page.getByRole('region', { name: say('Thank you, {0}!', { 0: 'Marina Duarte' }) });
  await expect(pass).toContainText(`2 × ${daypack}`);
});

test.describe('the checkout on a phone', () => {
  test(
    'adds up what the cart, its offers and a coupon say, and confirms just that',
    smoke('checkout'),
    async ({ page }) => {
      await page.goto('/apps/ecommerce/checkout');
      const lines = page.getByRole('list', { name: 'Your items' }).getByRole('listitem');
      await expect(lines).toHaveCount(5);
      await page.getByRole('button', { name: 'One more: Quantity of eSIM Japan, 20 GB' }).tap();
      await expect(lines.filter({ hasText: 'eSIM Japan' })).toContainText('R$ 359,80');

      await page.getByLabel('Coupon').fill('NOTHING');
      await page.getByRole('button', { name: 'Apply' }).tap();
      await expect(page.getByText("Coupon “NOTHING” isn't valid.")).toBeVisible();
      await page.getByLabel('Coupon').fill('embarque10');
      await page.getByRole('button', { name: 'Apply' }).tap();
      await expect(page.getByText('EMBARQUE10: 10% off')).toBeVisible();

      const shown = (await lines.allInnerTexts()).map((text) => ({
        price: centsIn(/R\$\s[\d.]+,\d\d/.exec(text)?.[0] ?? ''),
        percent: Number(/(\d+)% off/.exec(text)?.[1]),
      }));
      const items = shown.reduce((sum, { price }) => sum + price, 0);
      const offers = shown.reduce((sum, { price, percent }) => sum + Math.round((price * percent) / 100), 0);
      const coupon = Math.round((items - offers) / 10);
      const tax = Math.round((items - offers - coupon) * 0.0038);
      const costs = {
        'Price of 6 items': items,
        Offers: -offers,
        'Estimated tax': tax,
        'Delivery charges': 0,
        Total: items - offers - coupon + tax,
      };
      const details = page.getByRole('region', { name: 'Price details' });
      expect(await partsOf(details)).toMatchObject({ ...costs, 'Coupon EMBARQUE10 (10%)': -coupon });

      await page.getByRole('button', { name: 'Continue to address' }).tap();
      await page.getByRole('button', { name: 'Deliver To This Address' }).tap();
      await page.getByLabel('CVV').fill('987');
      await page.getByRole('button', { name: /^Pay R\$/ }).tap();
      const pass = page.getByRole('region', { name: 'Thank you, Marina Duarte!' });
      await expect(pass).toContainText('Credit or debit card');
      expect(await partsOf(pass)).toMatchObject({ ...costs, 'Coupon discount': -coupon });
    },
  );

  test('keeps everything over a step back, and its step over a reload', async ({ page }) => {
    await page.goto('/apps/ecommerce/checkout');
    await page.getByLabel('Coupon').fill('BOAVIAGEM5');
    await page.getByRole('button', { name: 'Apply' }).tap();
    await page.getByRole('button', { name: 'Continue to address' }).tap();
    for (const [label, text] of address) await page.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('radio', { name: 'Work' }).tap();
    await page.getByRole('button', { name: 'Continue to payment' }).tap();
    await expect(page).toHaveURL('/apps/ecommerce/checkout?step=payment');
    const details = page.getByRole('region', { name: 'Price details' });
    const due = await partsOf(details);
    expect(due).toHaveProperty(['Coupon BOAVIAGEM5 (5%)']);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment options' })).toBeVisible();
    expect(await partsOf(details)).toEqual(due);

    await page.goBack();
    for (const [label, text] of address) await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
    await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Town/City' })).toHaveValue('Recife');
    await page.goBack();
    await expect(page.getByText('BOAVIAGEM5: 5% off')).toBeVisible();

    await page.goForward();
    await page.goForward();
    await page.getByRole('radio', { name: 'Cash on delivery' }).tap();
    await page.getByRole('button', { name: 'Place Order' }).tap();
    await expect(page.getByRole('region', { name: 'Thank you, Lívia Prado!' })).toContainText('Rua da Aurora, 42');
  });
});

test('the way back from a product leads to where the shop was scrolled to, with the heading focused', async ({
  page,
}) => {
  await page.goto('/apps/ecommerce/shop');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await expect(products).toHaveCount(9);
  const product = products.last().getByRole('link').first();
  const name = await product.innerText();
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await product.tap();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(product).toBeInViewport();
});

const address = [
  ['Full Name', 'Lívia Prado'],
  ['Mobile Number', '(81) 98765-4321'],
  ['House or flat number', '42'],
  ['Landmark', 'Rua da Aurora'],
  ['Town/City', 'Recife'],
  ['Postcode (CEP)', '50030-230'],
  ['State', 'Pernambuco'],
] as const;
