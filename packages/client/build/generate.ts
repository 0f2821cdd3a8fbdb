import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

// Writes src/generated, what the client knows of the API, from the document that the server answers
// at /openapi.json.
const PACKAGE = join(import.meta.dirname, '..');
const GENERATED = join(PACKAGE, 'src', 'generated');
const WRITER = join(PACKAGE, '..', '..', 'apps', 'api', 'build', 'write-openapi.ts');

interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
type Paths = Record<string, Record<string, Operation>>;

const document = readDocument();
const { paths } = JSON.parse(document) as { paths: Paths };
mkdirSync(GENERATED, { recursive: true });
write('api.ts', await typesOf(document));
write('facts.ts', factsOf(paths));

function readDocument(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-document-'));
  try {
    const file = join(folder, 'openapi.json');
    execFileSync(process.execPath, [WRITER, file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Leaves a file alone that is the same: a compiler may be reading it. */
function write(name: string, content: string): void {
  const file = join(GENERATED, name);
  const text = `// Written by build/generate.ts\n\n${content}`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

async function typesOf(json: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
  const nodes = await openapiTS(json, {
    // what the API fills in where it is left out may be left out
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}

/** The little that the client has to know while it runs. */
function factsOf(table: Paths): string {
  const keyed = Object.keys(table).filter((path) =>
    table[path]?.post?.parameters?.some(({ name }) => name === 'Idempotency-Key'),
  );
  const files = Object.keys(table).filter((path) =>
    Object.keys(table[path]?.get?.responses['200']?.content ?? {}).some(
      (type) => type !== 'application/json',
    ),
  );
  return [
    '/** Whose POST takes an `Idempotency-Key`. */',
    `export const KEYED: ReadonlySet<string> = new Set(${JSON.stringify(keyed, undefined, 2)});`,
    '/** Whose GET answers a file. */',
    `export const FILES: ReadonlySet<string> = new Set(${JSON.stringify(files, undefined, 2)});`,
    '',
  ].join('\n');
}
