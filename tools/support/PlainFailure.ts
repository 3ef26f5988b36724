/** An error that the user can fix: one clear sentence, printed without a stack. */
export class PlainFailure extends Error {}
