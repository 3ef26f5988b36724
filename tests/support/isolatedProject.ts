/*
 * A separate project in the Firestore emulator without deployed functions: the test delivers mails itself and sets the
 * clock. Import it first.
 */
import { randomUUID } from 'node:crypto';

process.env.GCLOUD_PROJECT = `demo-${randomUUID().slice(0, 8)}`;
