import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { Walk } from './Walk.ts';

type House = 'apple' | 'google' | 'facebook';

/** The steps of signing in as a guest takes them, in the words of the page's language. */
export class SignInWalk extends Walk {
  /** @param back an address of the site */
  async open(back?: string): Promise<void> {
    const query = back === undefined ? '' : `?${new URLSearchParams({ back })}`;
    await this.page.goto(pathTo('login', this.language) + query);
  }

  with(house: House): Locator {
    return this.page.getByRole('button', { name: this.say(`login.${house}`), exact: true });
  }

  get email(): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: this.say('login.email'), exact: true });
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: this.say('login.send'), exact: true });
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** The button of the header that says who is signed in. */
  account(who: string): Locator {
    return this.page.getByRole('button', { name: this.say('signIn.signedInAs', { who }), exact: true });
  }

  /** Signs in through the window of another house, as somebody it does not know yet. */
  async throughWindow(house: House, person: { email?: string; name?: string }): Promise<void> {
    const window = this.page.waitForEvent('popup');
    await this.with(house).click();
    await this.fillWindow(await window, person);
  }

  /** What the Auth emulator shows in place of another house. */
  async fillWindow(window: Page, { email = '', name = '' }: { email?: string; name?: string }): Promise<void> {
    await window.locator('.js-new-account').click();
    await window.locator('#email-input').fill(email);
    await window.locator('#display-name-input').fill(name);
    await window.locator('#sign-in').click();
  }

  /** @returns the link that was mailed */
  async askForLink(email: string): Promise<string> {
    await this.email.fill(email);
    await this.send.click();
    await expect(this.page.getByRole('heading', { name: this.say('login.sent.heading') })).toBeFocused();
    return mailedLink(email, 'EMAIL_SIGNIN');
  }

  /** The whole way with a link: from the sign-in page to where the guest wanted to be. */
  async byLink(email: string, back?: string): Promise<void> {
    await this.open(back);
    const link = await this.askForLink(email);
    await this.page.goto(link, { waitUntil: 'commit' });
    await expect(this.page).toHaveURL((url) => url.pathname !== pathTo('login', this.language));
  }

  async logOut(who: string): Promise<void> {
    await this.account(who).click();
    await this.page.getByRole('button', { name: this.say('signIn.logOut'), exact: true }).click();
  }
}
