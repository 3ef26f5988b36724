import pictures from '../../villa/pictures.json' with { type: 'json' };
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { engineTest as test, sizes } from './engineTest.ts';

const t = messagesOf('en');
const galleries: Record<string, string[]> = pictures.apartments;
const names = galleries['lavender']!;
const dialog = 'dialog[open]';

test('after four swipes, the button goes from the fifth picture to the sixth', async ({ openPage }) => {
  const page = await openPage(sizes.phone);
  const expectShown = (place: number) => page.expectText({ css: dialog }, `${place + 1} / ${names.length}`);
  await page.open(pathTo('apartment', 'en', 'lavender'));
  await page.waitUntilHydrated();
  await page.tap({ role: 'button', name: t('consent.rejectAll') });
  await page.tap({ role: 'button', name: t(`pictures.${names[0]}.alt`) });
  await expectShown(0);
  for (let place = 1; place <= 4; place += 1) {
    await page.swipeLeft({ within: dialog, css: 'ul' });
    await expectShown(place);
  }
  await page.tap({ role: 'button', name: t('gallery.next'), within: dialog });
  await expectShown(5);
  await page.tap({ role: 'button', name: t('gallery.previous'), within: dialog });
  await expectShown(4);
});
