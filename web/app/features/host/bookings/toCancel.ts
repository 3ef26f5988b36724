/** The state of a link that leads to a booking in order to cancel it: its page begins with the question. */
export const toCancel = { ask: 'cancel' } as const;
