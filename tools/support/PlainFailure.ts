/** A failure the reader can do something about: its message is one clear sentence and is printed without a stack. */
export class PlainFailure extends Error {}
