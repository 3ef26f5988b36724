import type * as z from 'zod/mini';
import { accessSchema } from '../contract/access.ts';
import { accessDocument, limitSettingsDocument, settingsDocument } from '../contract/collections.ts';
import { limitsSchema } from '../contract/limits.ts';
import type { OwnerChange, saveSettingsRequest } from '../contract/ownerCallables.ts';
import { settingsSchema } from '../contract/settings.ts';
import { faultsInAccess, faultsInSettings } from '../domain/checkSettings.ts';
import { parseValues, refuseFaults } from './parseValues.ts';
import { saveDocument } from './saveDocument.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type Request = z.output<typeof saveSettingsRequest>;

const paths = {
  property: settingsDocument,
  limits: limitSettingsDocument,
  access: accessDocument,
} as const;

const schemas = { property: settingsSchema, limits: limitsSchema, access: accessSchema } as const;

/**
 * Saves a document of settings whole.
 * @throws {OwnerError} `settings-invalid`, `changed-meanwhile`, `request-id-reused`
 */
export function saveSettings(request: Request, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  return saveDocument({
    name: 'saveSettings',
    path: paths[request.document],
    action: 'settingsSaved',
    request,
    schema: schemas[request.document],
    owner,
    now,
    valuesFor: () => checked(request, owner),
  });
}

function checked({ document, values }: Request, owner: SignedInOwner): Record<string, unknown> {
  switch (document) {
    case 'property': {
      const settings = parseValues(settingsSchema, values);
      refuseFaults(faultsInSettings(settings));
      return settings;
    }
    case 'limits':
      return parseValues(limitsSchema, values);
    case 'access': {
      const access = parseValues(accessSchema, values);
      refuseFaults(faultsInAccess(access.owners, owner.email));
      return access;
    }
  }
}
