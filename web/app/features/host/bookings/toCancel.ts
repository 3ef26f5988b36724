/** Link state that makes the booking's page open with the cancel dialog. */
export const toCancel = { ask: 'cancel' } as const;
