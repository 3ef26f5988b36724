/*
 * Stands in for `re2js`, an engine for regular expressions and a third of Firestore's size: Firestore runs it where a pipeline matches
 * documents on the client, and no bundler can know that nothing here uses a pipeline.
 */
export class RE2JS {
  static compile(): never {
    throw new Error(
      'Pipelines with regular expressions are not in this build: see `resolve.alias` in web/vite.config.ts',
    );
  }
}
