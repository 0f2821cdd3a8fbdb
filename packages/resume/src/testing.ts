import { strToU8, zipSync } from 'fflate';

/** LinkedIn's data archive as a file, made of the tables that are given by name. */
export function linkedInArchive(
  tables: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): File {
  const files = Object.entries(tables).map(([name, table]) => [
    name,
    typeof table === 'string' ? strToU8(table) : table,
  ]);
  const bytes = zipSync(Object.fromEntries(files));
  return new File([bytes], 'Basic_LinkedInDataExport.zip', { type: 'application/zip' });
}
