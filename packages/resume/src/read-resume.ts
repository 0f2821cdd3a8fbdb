import { decodeText } from './clean-text.ts';
import type { ImportedResume } from './imported-resume.ts';
import { DOCUMENT_MAX_BYTES, TEXT_FILE_MAX_BYTES } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** How files of Word before 2007 begin. */
const OLD_WORD = '\u00d0\u00cf\u0011\u00e0';

/**
 * Reads a file that says something of a person: a JSON Resume, LinkedIn's data archive or one of its
 * tables, or a CV as PDF, Word document or text. What it is, its first bytes say. Nothing leaves the device.
 * @throws UnreadableFile saying why nothing could be read
 */
export async function readResumeFile(file: File): Promise<ImportedResume> {
  if (file.size === 0) throw new UnreadableFile('empty');
  const start = new TextDecoder('latin1').decode(await bytesOf(file.slice(0, 8)));
  if (start.startsWith('PK')) return readArchive(file);
  if (start.startsWith('%PDF')) {
    if (file.size > DOCUMENT_MAX_BYTES) throw new UnreadableFile('too-large');
    const { pdfText } = await import('./documents/pdf-text.ts');
    return readText(await pdfText(await bytesOf(file)), file.name);
  }
  if (start.startsWith('{\\rtf') || start.startsWith(OLD_WORD)) throw new UnreadableFile('word');
  if (file.size > TEXT_FILE_MAX_BYTES) throw new UnreadableFile('too-large');
  return readText(decodeText(await bytesOf(file)), file.name);
}

async function readArchive(file: File): Promise<ImportedResume> {
  const { wordText } = await import('./documents/word-text.ts');
  const text = await wordText(file);
  if (text !== undefined) return readText(text, file.name);
  const { readLinkedInArchive } = await import('./linkedin/read-linkedin.ts');
  return readLinkedInArchive(file);
}

/**
 * Reads the text of a CV that was pasted; also the text of a JSON Resume.
 * @throws UnreadableFile saying why nothing could be read
 */
export async function readResumeText(text: string): Promise<ImportedResume> {
  if (text.length > TEXT_FILE_MAX_BYTES) throw new UnreadableFile('too-large');
  return readText(text, '');
}

async function readText(text: string, name: string): Promise<ImportedResume> {
  const isNamedJson = name.endsWith('.json');
  if (/^\s*[[{]/.test(text.replace('\ufeff', '')) || isNamedJson) {
    const { readJsonResume } = await import('./json-resume/read-json-resume.ts');
    try {
      return readJsonResume(text.replace('\ufeff', ''), name);
    } catch (error) {
      // a CV may begin with a bracket: '[Limbe] Ngozi Fonyuy'
      if (isNamedJson || looksLikeJson(text)) throw error;
    }
  }
  if (/\.csv$/i.test(name)) {
    const { isLinkedInTable, readLinkedInTable } = await import('./linkedin/read-linkedin.ts');
    if (!isLinkedInTable(name)) throw new UnreadableFile('not-linkedin');
    return readLinkedInTable(text, name);
  }
  const { readPlainText } = await import('./plain-text/read-plain-text.ts');
  return readPlainText(text, name);
}

/** Whether a text that is no JSON was meant as some: what is behind the bracket tells. */
const looksLikeJson = (text: string): boolean => /^\ufeff?\s*(\[\s*)?[{[]\s*["{[\]}]/.test(text);

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
