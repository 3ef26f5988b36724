/* Replaces `re2js`, a regular expression engine of a third of Firestore's size. Firestore uses it to match documents of
   pipelines on the client; pipelines are not used here, but no bundler can know that. */
export class RE2JS {
  static compile(): never {
    throw new Error(
      'Pipelines with regular expressions are not in this build: see `resolve.alias` in web/vite.config.ts',
    );
  }
}
