/** `tab` survives a reload and ends with the tab (sessionStorage); `device` stays, for all tabs (localStorage). */
export type Area = 'tab' | 'device';

interface StoredItem {
  area: Area;
  key: string;
  /** Entered by a guest: removed when somebody signs out, so that the next person at this browser finds none of it. */
  guestInput: boolean;
}

/** Every item of the site's own. What Firebase and the router store by themselves is listed on the cookie page only. */
export const storedItems = {
  requestDraft: { area: 'tab', key: 'request-draft', guestInput: true },
  sentRequest: { area: 'tab', key: 'sent-request', guestInput: true },
  contactDraft: { area: 'tab', key: 'contact-draft', guestInput: true },
  confirmation: { area: 'tab', key: 'confirmation', guestInput: true },
  /** A credential to be linked with the account that has its email. */
  pendingLink: { area: 'tab', key: 'sign-in-link', guestInput: true },
  /** The provider for whose page this tab has left the site. */
  redirectProvider: { area: 'tab', key: 'sign-in-away', guestInput: true },
  /** When the page was last loaded again because a part of it could not be fetched, in milliseconds. */
  reloadedAt: { area: 'tab', key: 'reloaded-at', guestInput: false },
  /** The last sign-out that this tab has followed. */
  followedSignOut: { area: 'tab', key: 'last-sign-out', guestInput: false },
  /** The last sign-out on this device, in milliseconds. */
  lastSignOut: { area: 'device', key: 'last-sign-out', guestInput: false },
  guestDetails: { area: 'device', key: 'guest-details', guestInput: true },
  lastStay: { area: 'device', key: 'last-stay', guestInput: true },
  /** Where a sign-in link was sent to. */
  linkEmail: { area: 'device', key: 'sign-in-email', guestInput: true },
  /** The page that the guest returns to with the link. */
  linkBack: { area: 'device', key: 'sign-in-back', guestInput: true },
  /** Who signed in last and has not signed out. */
  signedInHint: { area: 'device', key: 'signed-in', guestInput: false },
} as const satisfies Record<string, StoredItem>;

export type StoredName = keyof typeof storedItems;

/** Names of the items in one area that a guest has entered. */
export function guestInputIn(area: Area): StoredName[] {
  return (Object.keys(storedItems) as StoredName[]).filter(
    (name) => storedItems[name].area === area && storedItems[name].guestInput,
  );
}
