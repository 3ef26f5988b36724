/* Connects the Admin SDK to the emulators; imported before everything that opens Firestore. */
// Skips the slow lookup of Google's metadata server.
process.env.METADATA_SERVER_DETECTION ??= 'none';
process.env.GCLOUD_PROJECT ??= 'demo-villa';
process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
// For use cases that tests call directly, without deployed functions.
process.env.BOOKING_NUMBER_KEY ??= 'a key';

export const project = process.env.GCLOUD_PROJECT;
export const functionsAt = `http://127.0.0.1:5001/${project}/europe-west1`;
export const authAt = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
export const mailCatcher = 'http://127.0.0.1:1080';
