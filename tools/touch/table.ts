/** A change that was made, with the files that were written by hand for it. */
export interface Made {
  name: string;
  aim: number;
  files: readonly string[];
}

/** Whether a file says in a further language what another says in the first. */
export const isTranslation = (file: string): boolean =>
  /\/(messages|default-content\/src)\/(?!en\/)[a-z]{2}\/|\/words\/(?!en(glish)?\/)\w+\//.test(file);

const BEGIN = '<!-- written by `pnpm touch` -->';
const END = '<!-- until here -->';

/** The document with the table between its marks. @throws where it has no marks */
export function withTable(document: string, made: readonly Made[]): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no '${BEGIN}' and '${END}' to write between.`);
  }
  const rows = made.map(({ name, files }) => `| ${name} | ${files.length} | ${named(files)} |`);
  const table = ['| change | files | which |', '| --- | --- | --- |', ...rows].join('\n');
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

const named = (files: readonly string[]) =>
  files
    .map((file) => `\`${file.replace(/^(apps|packages)\//, '').replace('/src/', '/')}\``)
    .join(', ');
