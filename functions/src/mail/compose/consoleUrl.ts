/** URL of a document in the Firebase console, or in the Emulator UI during development. */
export function consoleUrl(documentPath: string): string {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return `http://127.0.0.1:4000/firestore/default/data/${documentPath}`;
  const project = process.env.GCLOUD_PROJECT ?? '_';
  const path = documentPath.split('/').map(encodeURIComponent).join('~2F');
  return `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2F${path}`;
}
