import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { KeptBriefly } from '../../platform/KeptBriefly.ts';
import { readDocuments, type ReadDocuments } from '../../platform/readDocuments.ts';

const kept = new KeptBriefly<DocumentSnapshot>();

/** Public documents, at most some seconds old. */
export const readBriefly: ReadDocuments = (paths) => kept.get(paths, readDocuments);
