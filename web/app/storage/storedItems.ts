/** `tab` survives a reload and ends with the tab (sessionStorage); `device` persists for all tabs (localStorage). */
export type Area = 'tab' | 'device';

interface StoredItem {
  area: Area;
  key: string;
  /**
   * Whether a guest entered it. If so, a sign-out removes it, so that the next person at this browser does not find it.
   */
  guestInput: boolean;
}

/** All items that the site itself stores. The cookie page also lists those of Firebase and the router. */
export const storedItems = {
  requestDraft: { area: 'tab', key: 'request-draft', guestInput: true },
  sentRequest: { area: 'tab', key: 'sent-request', guestInput: true },
  contactDraft: { area: 'tab', key: 'contact-draft', guestInput: true },
  /** Unsaved input at the owner's desk, by form. */
  deskDrafts: { area: 'tab', key: 'desk-drafts', guestInput: true },
  confirmation: { area: 'tab', key: 'confirmation', guestInput: true },
  /** A credential to be linked to the account with its email. */
  pendingLink: { area: 'tab', key: 'sign-in-link', guestInput: true },
  /** The provider to whose page this tab was redirected. */
  redirectProvider: { area: 'tab', key: 'sign-in-away', guestInput: true },
  /** When the page was last reloaded because a part could not be loaded, in milliseconds. */
  reloadedAt: { area: 'tab', key: 'reloaded-at', guestInput: false },
  /** The last sign-out that this tab has handled. */
  followedSignOut: { area: 'tab', key: 'last-sign-out', guestInput: false },
  /** The last sign-out on this device, in milliseconds. */
  lastSignOut: { area: 'device', key: 'last-sign-out', guestInput: false },
  /** Persons typed for the guests' register and not sent yet. On the device, because a phone may close the browser. */
  registerDraft: { area: 'device', key: 'register-draft', guestInput: true },
  guestDetails: { area: 'device', key: 'guest-details', guestInput: true },
  lastStay: { area: 'device', key: 'last-stay', guestInput: true },
  /** The email to which a sign-in link was sent. */
  linkEmail: { area: 'device', key: 'sign-in-email', guestInput: true },
  /** The page to which the guest returns after signing in with the link. */
  linkBack: { area: 'device', key: 'sign-in-back', guestInput: true },
  /** The person who signed in last and has not signed out. */
  signedInHint: { area: 'device', key: 'signed-in', guestInput: false },
} as const satisfies Record<string, StoredItem>;

export type StoredName = keyof typeof storedItems;

/** Names of the items in one area that hold guest input. */
export function guestInputIn(area: Area): StoredName[] {
  return (Object.keys(storedItems) as StoredName[]).filter(
    (name) => storedItems[name].area === area && storedItems[name].guestInput,
  );
}
