/** `{path}/versions/{revision}`: an earlier version of an apartment or of settings, to go back to by saving it again. */
export interface SavedVersion<T = unknown> {
  /** The fields as they were, without those that functions add. */
  values: Record<string, unknown>;
  revision: number;
  replacedAt: T;
  /** Email of the owner who replaced it; `null` for an edit in the console. */
  replacedBy: string | null;
}
