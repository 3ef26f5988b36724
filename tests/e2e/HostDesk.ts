import { expect, type Locator, type Route } from '@playwright/test';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import type { OwnerCallables } from '../../functions/src/contract/ownerCallables.ts';
import { addDays, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { formatIn } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { Walk } from './Walk.ts';

/** The owner's steps at the desk, found by the texts of the page's language. */
export class HostDesk extends Walk {
  async open(...view: string[]): Promise<void> {
    await restoreSession(this.page, sampleOwner.uid);
    await this.page.goto(hostPath(this.language, ...view));
  }

  /** The heading of the open view. Cards of other views may show the same name one heading level lower. */
  viewHeading(name: string): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2, name });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The card of a request on Today. */
  card(guest: string): Locator {
    return this.page.getByRole('article', { name: guest, exact: true });
  }

  inDialog(key: `${string}.${string}`): Locator {
    return this.dialog.getByRole('button', { name: this.t(key), exact: true });
  }

  /** Leaves the dialog and discards its input. */
  async discardDialog(): Promise<void> {
    await this.inDialog('hostBooking.actions.back').click();
    await this.inDialog('host.unsaved.discard').click();
    await expect(this.dialog).toBeHidden();
  }

  /** The submit button of the dialog. */
  submit(key: `${string}.${string}`): Locator {
    return this.dialog.locator('form').getByRole('button', { name: this.t(key), exact: true });
  }

  field(key: `${string}.${string}`): Locator {
    return this.dialog.getByLabel(this.t(key));
  }

  /** The night of an apartment in the calendar, whatever the calendar shows there. */
  night(apartment: string, date: IsoDate): Locator {
    const start = `${this.t(`villa.apartments.${apartment}.name`)}, ${formatIn(this.language).date(date)}, `;
    return this.page.locator(`[role=gridcell][aria-label^="${start}"]`);
  }

  /**
   * Holds back the response to the next call of a function, which is executed, until the returned function is called.
   */
  async holdResponse(name: keyof OwnerCallables): Promise<() => void> {
    let respond = () => {};
    const responding = new Promise<void>((resolve) => (respond = resolve));
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await responding;
      await route.fulfill({ response });
    };
    await this.page.route(`**/${name}`, hold, { times: 1 });
    return respond;
  }

  async showMonthOf(date: IsoDate): Promise<void> {
    await this.page.getByRole('combobox', { name: this.t('hostCalendar.month') }).selectOption(date.slice(0, 7));
  }

  /** Chooses the first night of a stay and the last one. */
  async chooseNights(apartment: string, { checkIn, checkOut }: Stay): Promise<void> {
    await this.night(apartment, checkIn).click();
    await this.night(apartment, addDays(checkOut, -1)).click();
  }
}
