/*
 * Replaces `re2js`, a regular expression engine that is a third as large as Firestore. Firestore uses it to match
 * documents of pipelines on the client. This site uses no pipelines, but no bundler can know that.
 */
export class RE2JS {
  static compile(): never {
    throw new Error(
      'Pipelines with regular expressions are not in this build: see `resolve.alias` in web/vite.config.ts',
    );
  }
}
