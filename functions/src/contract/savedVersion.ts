/** `{path}/versions/{revision}`: an earlier version of an apartment or of settings, to go back to by saving it again. */
export interface SavedVersion<T = unknown> {
  /** The fields as they were, without those that functions add. */
  values: Record<string, unknown>;
  revision: number;
  /** When and by which owner it was replaced. */
  replacedAt: T;
  replacedBy: string;
}
