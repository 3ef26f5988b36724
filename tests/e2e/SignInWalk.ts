import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { mailedLink, mailedLinks } from '../support/mailedLink.ts';
import { Walk } from './Walk.ts';

export const newEmail = () => `guest-${randomUUID()}@example.net`;

export function accountOf(email: string): Promise<UserRecord> {
  firestore(); // opens the one app that auth uses too
  return getAuth().getUserByEmail(email);
}

export async function waysInto(email: string): Promise<string[]> {
  return (await accountOf(email)).providerData.map(({ providerId }) => providerId).sort();
}

type Provider = 'apple' | 'google' | 'facebook';

/** A guest's steps of signing in, found by the texts of the page's language. */
export class SignInWalk extends Walk {
  /** @param back a path of the site */
  async open(back?: string): Promise<void> {
    const query = back === undefined ? '' : `?${new URLSearchParams({ back })}`;
    await this.page.goto(pathTo('login', this.language) + query);
  }

  with(provider: Provider): Locator {
    return this.button(`login.${provider}`);
  }

  get email(): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: this.t('login.email'), exact: true });
  }

  get send(): Locator {
    return this.button('login.send');
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** The header's button with the name of the signed-in guest. */
  account(who: string): Locator {
    return this.page.getByRole('button', { name: this.t('signIn.signedInAs', { who }), exact: true });
  }

  /** Signs in through a provider's popup as a new user of that provider. */
  async throughPopup(provider: Provider, person: { email?: string; name?: string }): Promise<void> {
    const popup = this.page.waitForEvent('popup');
    await this.with(provider).click();
    await this.fillPopup(await popup, person);
  }

  /** The Auth emulator's own page in place of a provider's. */
  async fillPopup(popup: Page, { email = '', name = '' }: { email?: string; name?: string }): Promise<void> {
    await popup.locator('.js-new-account').click();
    await popup.locator('#email-input').fill(email);
    await popup.locator('#display-name-input').fill(name);
    await popup.locator('#sign-in').click();
  }

  /** @returns the link that was mailed */
  async askForLink(email: string): Promise<string> {
    const known = await mailedLinks(email);
    await this.email.fill(email);
    await this.send.click();
    await expect(this.page.getByRole('heading', { name: this.t('login.sent.heading') })).toBeFocused();
    return mailedLink(email, known);
  }

  /** The whole sign-in by a link: from the sign-in page to where the guest wants to go. */
  async byLink(email: string, back?: string): Promise<void> {
    await this.open(back);
    const link = await this.askForLink(email);
    await this.page.goto(link, { waitUntil: 'commit' });
    await expect(this.page).toHaveURL((url) => url.pathname !== pathTo('login', this.language));
  }

  async logOut(who: string): Promise<void> {
    await this.account(who).click();
    // While the menu opens, its items still move, so a click would miss them.
    await expect(this.page.getByRole('menu').locator('..')).toHaveCSS('transform', 'none');
    await this.page.getByRole('menuitem', { name: this.t('signIn.logOut'), exact: true }).click();
  }
}
