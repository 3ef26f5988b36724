import type * as z from 'zod/mini';
import { accessSchema } from '../contract/access.ts';
import { apartmentSchema } from '../contract/apartment.ts';
import {
  accessDocument,
  apartmentsCollection,
  limitSettingsDocument,
  settingsCollection,
  settingsDocument,
} from '../contract/collections.ts';
import { limitsSchema } from '../contract/limits.ts';
import { settingsSchema } from '../contract/settings.ts';
import { firestore } from '../platform/firestore.ts';
import type { AuditScope } from './AuditScope.ts';

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  [accessDocument]: accessSchema,
  [limitSettingsDocument]: limitsSchema,
  [settingsDocument]: settingsSchema,
};

/** Whether settings and apartments can be read. @returns the slugs of the apartments */
export async function auditDocuments({ snapshot, only, findings }: AuditScope): Promise<string[]> {
  const slugs: string[] = [];
  for (const collection of [settingsCollection, apartmentsCollection]) {
    for await (const document of snapshot.pages(firestore().collection(collection))) {
      const { path } = document.ref;
      if (only !== undefined && document.id !== only) continue;
      if (collection === apartmentsCollection) slugs.push(document.id);
      const schema = collection === apartmentsCollection ? apartmentSchema : schemas[path];
      const { success, error } = schema?.safeParse(document.data()) ?? { success: true };
      if (success) continue;
      const fields = [...new Set(error?.issues.map((issue) => issue.path.join('.')))];
      findings.push({ kind: 'document-unreadable', path, with: fields.join(', ') });
    }
  }
  return slugs;
}
