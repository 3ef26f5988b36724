/** `export.json` in the folder of an export. */
export interface ExportManifest {
  format: 1;
  project: string;
  /** ISO 8601. */
  at: string;
  /** Number of documents in each file, by the file's name without `.json`. */
  documents: Record<string, number>;
}

export const manifestFile = 'export.json';

/** One line of an export's file. */
export interface ExportedDocument {
  path: string;
  fields: Record<string, unknown>;
}
