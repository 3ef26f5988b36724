import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { daysBetween, monthOf, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Quote } from '../../functions/src/domain/quote.ts';
import type { Guests } from '../../functions/src/domain/guests.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { moneyIn, writeDateIn } from '../support/messagesOf.ts';
import { tabTo } from './tabTo.ts';
import { hydrated } from './hydrated.ts';
import { Walk } from './Walk.ts';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message?: string;
}

/** A guest whom no other test uses. */
export function someGuest(): Guest {
  return { firstName: 'Ada', lastName: 'Novak', email: `ada-${randomUUID()}@example.net`, phone: '+44 20 7946 0018' };
}

/** How a guest may choose dates. */
export type Way = 'pointer' | 'keyboard' | 'typing';

/** Replaces every kind of space, because languages use different ones in amounts of money. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A guest's steps of a booking, found by the texts of the page's language. */
export class BookingWalk extends Walk {
  get checkIn(): Locator {
    return this.page.getByRole('textbox', { name: this.t('stay.checkIn'), exact: true });
  }

  get checkOut(): Locator {
    return this.page.getByRole('textbox', { name: this.t('stay.checkOut'), exact: true });
  }

  guests(kind: 'adults' | 'children' | 'babies'): Locator {
    return this.page.getByRole('spinbutton', { name: this.t(`stay.${kind}`), exact: true });
  }

  get checkButton(): Locator {
    return this.button('stay.check');
  }

  get available(): Locator {
    return this.page.getByText(this.t('offer.available'), { exact: true });
  }

  get requestButton(): Locator {
    return this.button('offer.requestToBook');
  }

  get sendButton(): Locator {
    return this.button('request.send');
  }

  get calendar(): Locator {
    return this.page.getByRole('dialog', { name: this.t('stay.chooseDates') });
  }

  day(date: IsoDate): Locator {
    return this.calendar.locator(`[data-day="${date}"]`);
  }

  field(name: keyof Guest): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: this.t(`form.${name}`), exact: true });
  }

  consent(name: 'acceptPrivacy' | 'acceptTerms'): Locator {
    return this.page.getByRole('checkbox', { name: this.t(`request.${name}`) });
  }

  async openHome(): Promise<void> {
    await this.page.goto(pathTo('home', this.language));
    await hydrated(this.page);
  }

  async openApartment(slug: string, stay?: Stay, guests = { adults: 2, children: 0 }): Promise<void> {
    await this.page.goto(pathTo('apartment', this.language, slug) + (stay ? stayQuery(stay, guests) : ''));
    await hydrated(this.page);
  }

  async openRequest(slug: string, stay: Stay, guests = { adults: 2, children: 0 }): Promise<void> {
    await this.page.goto(pathTo('request', this.language, slug) + stayQuery(stay, guests));
  }

  async chooseDates(stay: Stay, way: Way): Promise<void> {
    await hydrated(this.page);
    if (way === 'typing') await this.typeDates(stay);
    else if (way === 'keyboard') await this.chooseDatesByKeyboard(stay);
    else await this.chooseDatesByPointer(stay);
    await expect(this.checkIn).toHaveValue(writeDateIn(this.language, stay.checkIn));
    await expect(this.checkOut).toHaveValue(writeDateIn(this.language, stay.checkOut));
  }

  private async chooseDatesByPointer({ checkIn, checkOut }: Stay): Promise<void> {
    await this.checkIn.click();
    await this.turnTo(checkIn);
    await this.day(checkIn).click();
    await this.turnTo(checkOut);
    await this.day(checkOut).click();
    await expect(this.calendar).toBeHidden();
  }

  /** Turns the calendar to the months that show the day. */
  async turnTo(date: IsoDate): Promise<void> {
    const next = this.calendar.getByRole('button', { name: this.t('calendar.nextMonth') });
    await expect(this.calendar.locator('[data-day]').first()).toBeVisible();
    while ((await this.day(date).count()) === 0) {
      const shown = await this.calendar.locator('[data-day]').last().getAttribute('data-day');
      await next.click();
      await expect(this.calendar.locator('[data-day]').last()).not.toHaveAttribute('data-day', shown ?? '');
    }
  }

  /** Uses only the keyboard: into the calendar, by months, weeks and days, and out of it with the stay. */
  private async chooseDatesByKeyboard({ checkIn, checkOut }: Stay): Promise<void> {
    await tabTo(this.page, this.checkIn);
    await expect(this.calendar.locator('[data-day]').first()).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await this.walkTo(checkIn);
    await this.page.keyboard.press('Enter');
    await this.walkTo(checkOut);
    await this.page.keyboard.press('Enter');
    await expect(this.calendar).toBeHidden();
    await expect(this.checkOut).toBeFocused();
  }

  private async walkTo(date: IsoDate): Promise<void> {
    const focused = this.calendar.locator('[data-day]:focus');
    await expect(focused).toHaveCount(1);
    let at = (await focused.getAttribute('data-day')) as IsoDate;
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    };
    while (monthOf(at) < monthOf(date)) {
      await this.page.keyboard.press('PageDown');
      await expect(focused).not.toHaveAttribute('data-day', at);
      at = (await focused.getAttribute('data-day')) as IsoDate;
    }
    const days = daysBetween(at, date);
    await press(days > 0 ? 'ArrowDown' : 'ArrowUp', Math.trunc(Math.abs(days) / 7));
    await press(days > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(days) % 7);
    await expect(this.day(date)).toBeFocused();
  }

  private async typeDates({ checkIn, checkOut }: Stay): Promise<void> {
    await this.checkIn.fill(checkIn);
    await this.checkIn.press('Enter');
    await expect(this.checkOut).toBeFocused();
    // The other format that the field accepts, the short form of the language.
    await this.page.keyboard.type(writeDateIn(this.language, checkOut));
    await this.page.keyboard.press('Enter');
  }

  /** Shows the request's bill. On a phone, it is folded under a line about the stay. */
  async unfoldStay(): Promise<void> {
    const line = this.page.getByRole('main').locator('summary').filter({ hasText: '€' });
    await expect(line).toHaveCount(1);
    if (await line.isVisible()) await line.click();
  }

  async expectQuote(quote: Quote): Promise<void> {
    const bill = this.page.getByRole('group', { name: this.t('offer.quote.title') });
    const amounts = [...quote.lines.map(({ amount }) => amount), quote.totalPayment, quote.advancePayment];
    await expect(bill.getByRole('definition')).toHaveText(amounts.map((cents) => plain(moneyIn(this.language, cents))));
    const nights = quote.lines.filter((line) => line.kind === 'nights');
    const lines = nights.map(({ nights: count, unitPrice }) =>
      this.t('offer.quote.nights', { count, price: moneyIn(this.language, unitPrice) }),
    );
    const terms = (await bill.getByRole('term').allTextContents()).map(plain);
    for (const [index, line] of lines.entries()) expect(terms[index]).toContain(plain(line));
    expect(terms).toContain(this.t('offer.quote.total'));
  }

  async fillIn(guest: Guest, { consents = true } = {}): Promise<void> {
    for (const [name, value] of Object.entries(guest)) await this.field(name as keyof Guest).fill(value as string);
    if (!consents) return;
    await this.consent('acceptPrivacy').check();
    await this.consent('acceptTerms').check();
  }

  /** @returns the booking's number, as the confirmation says it */
  async expectConfirmation(): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.t('confirmation.received'));
    await expect(this.page).toHaveURL(new RegExp(`${pathTo('confirmation', this.language)}$`));
    const written = /[0-9A-Z]{5}-[0-9A-Z]{5}/;
    await expect(this.page.getByRole('main')).toContainText(written);
    const [number] = written.exec(await this.page.getByRole('main').innerText()) ?? [];
    if (!number) throw new Error('the confirmation says no booking number');
    return number;
  }
}

/** The stay as a query of the contract. */
export function stayQuery({ checkIn, checkOut }: Stay, { adults, children, babies = 0 }: Guests) {
  const withBabies = babies > 0 ? `&babies=${babies}` : '';
  return `?checkIn=${checkIn}&checkOut=${checkOut}&adults=${adults}&children=${children}${withBabies}`;
}
