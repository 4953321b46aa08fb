import { chromium } from 'playwright';
import { chromiumArguments, findHeadlessChromium } from '../chromium.ts';
import { buildApp, checkPage, checkPriceOfButton, checkTypes, priceOf } from './app.ts';
import { checkBrand } from './brand.ts';
import { copyGuide } from './guide.ts';
import { checkPackage } from './package.ts';
import { checkServer } from './server.ts';
import { install, pack } from './unpack.ts';

/**
 * Tries the built design system as other teams do: `npm run build -- --only library` makes it. A word leaves out the checks whose
 * claims do not have it.
 */
const [wanted] = process.argv.slice(2);
const tarball = pack();
const app = install(tarball, 'app');
const server = install(tarball, 'server');
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });

console.log(
  `${tarball.files} files, ${(tarball.bytes / 1e6).toFixed(2)} MB packed, ${(tarball.unpackedBytes / 1e6).toFixed(2)} MB unpacked`,
);

try {
  await check('publint and attw find nothing', () => checkPackage(tarball));
  await check('an app of twelve widgets and the code of the guide type-check, with all types that they import', () => {
    copyGuide(app);
    checkTypes(app);
  });
  await check('it builds', () => buildApp(app));
  await check('it shows in Chromium, light, dark and from right to left, without a word on the console', () =>
    checkPage(browser, app),
  );
  await check('Button alone costs what it costs here', async () => {
    const [button, table, all] = [
      await priceOf(app, 'Button'),
      await priceOf(app, 'DataTable', '@embarque/design-system/datatables'),
      await priceOf(app, '*'),
    ];
    console.log(`  Button ${button.toFixed(1)} kB, DataTable ${table.toFixed(1)} kB, everything ${all.toFixed(1)} kB`);
    checkPriceOfButton(button);
  });
  await check('every widget renders without a window, and a page is taken over without a warning', () =>
    checkServer(browser, server),
  );
  await check('the tokens of a brand make it another brand, or are refused in words', () => checkBrand(server));
} finally {
  await browser.close();
}

async function check(claim: string, prove: () => void | Promise<void>) {
  if (wanted && !claim.includes(wanted)) return;
  const start = performance.now();
  try {
    await prove();
    console.log(`✓ ${claim} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.log(`✗ ${claim}\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
