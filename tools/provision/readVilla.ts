import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { accessSchema, type Access } from '../../functions/src/contract/access.ts';
import { apartmentFactsSchema, type ApartmentFacts } from '../../functions/src/contract/apartment.ts';
import { settingsSchema, type Settings } from '../../functions/src/contract/settings.ts';
import { propertySchema } from '../../web/app/villa/dataSchemas.server.ts';
import { PlainFailure } from '../support/PlainFailure.ts';

/** The values of this villa's files that a live project needs. */
export interface Villa {
  property: ReturnType<typeof propertySchema.parse>;
  /** Host name of the site. */
  host: string;
  settings: Settings;
  access: Access;
  apartments: ApartmentFacts[];
  /** `functions/.env` */
  env: NodeJS.Dict<string>;
  /** The contents of all files by path, to find values that are still the sample's. */
  files: Record<string, unknown>;
}

interface Parsed<Value> {
  data?: Value;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

/**
 * @param root folder of the repository
 * @throws {PlainFailure} that names each invalid value
 */
export function readVilla(root: string): Villa {
  const faults: string[] = [];
  const files: Record<string, unknown> = {};
  for (const file of globSync(['villa/*.json', 'locales/*/*.json'], { cwd: root })) {
    try {
      files[file] = JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      throw new PlainFailure(`${file} is not JSON: ${(error as Error).message}`);
    }
  }
  const parse = <Value>(
    file: string,
    value: unknown,
    schema: { safeParse: (value: unknown) => Parsed<Value> },
  ): Value => {
    const { data, error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? []) faults.push(`${file}: ${path.join('.')}: ${message}`);
    // Not used if there are faults.
    return data as Value;
  };
  const property = parse('villa/property.json', files['villa/property.json'], propertySchema);
  const settings = parse('villa/settings.json', files['villa/settings.json'], settingsSchema);
  const listed = files['villa/apartments.json'];
  const apartments = (Array.isArray(listed) ? listed : []).map((facts) =>
    parse('villa/apartments.json', facts, apartmentFactsSchema),
  );
  if (apartments.length === 0) faults.push('villa/apartments.json: there is no apartment');
  if (faults.length > 0) throw new PlainFailure(`The villa's files have values that do not fit:\n${faults.join('\n')}`);
  return {
    property,
    host: new URL(property.url).host,
    settings,
    access: accessSchema.parse({ owners: [settings.ownerEmail] }),
    apartments,
    env: parseEnv(readFileSync(join(root, 'functions/.env'), 'utf8')),
    files,
  };
}
