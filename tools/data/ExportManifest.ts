/** `export.json` in the folder of an export. */
export interface ExportManifest {
  format: 1;
  project: string;
  /** ISO 8601. */
  at: string;
  /** Number of documents by file: the name of `{name}.json` without its ending. */
  documents: Record<string, number>;
}

export const manifestFile = 'export.json';

/** One line of an export's file. */
export interface ExportedDocument {
  path: string;
  fields: Record<string, unknown>;
}
