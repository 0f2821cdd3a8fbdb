import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { PDF_MAX_PAGES, UNPACKED_MAX_BYTES } from '../limits.ts';
import { readResumeFile } from '../read-resume.ts';
import { pdfText } from './pdf-text.ts';
import { wordText } from './word-text.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'UnreadableFile', code });

type Draw = (pdf: PDFKit.PDFDocument) => void;

/** @param options as pdfkit has them */
function pdfOf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  draw(pdf);
  pdf.end();
  return whole;
}

const cv: Draw = (pdf) => {
  pdf.text('Aïcha Ndiaye', 72, 72);
  pdf.text('Comptable');
  pdf.text('EXPÉRIENCE PROFESSIONNELLE', 72, 140);
  pdf.text('Comptable', 72, 160);
  pdf.text('2019 - 2023', 300, 160);
  pdf.text('Brasseries du Littoral, Douala', 72, 175);
};

describe('a PDF', () => {
  it('is read line by line, with tabs for wide gaps and blank lines for distances', async () => {
    expect(await pdfText(await pdfOf(cv))).toBe(
      [
        'Aïcha Ndiaye\nComptable',
        'EXPÉRIENCE PROFESSIONNELLE\nComptable\t2019 - 2023\nBrasseries du Littoral, Douala',
      ].join('\n\n'),
    );
  });

  it('becomes the parts of a page', async () => {
    const resume = await readResumeFile(new File([(await pdfOf(cv)).slice()], 'cv.pdf'));
    expect(resume.words.headline?.value).toBe('Comptable');
    expect(resume.items.experiences.map(({ value }) => value)).toMatchObject([
      { title: 'Comptable', company: 'Brasseries du Littoral', period: '2019 - 2023' },
    ]);
  });

  it('keeps columns apart that its program wrote one after the other', async () => {
    const text = await pdfText(
      await pdfOf((pdf) => {
        pdf.text('COMPETENCES', 72, 72).text('Sage Saari', 72, 90);
        pdf.text('FORMATION', 320, 72).text('BTS Comptabilité, 2015', 320, 90);
      }),
    );
    expect(text).toBe('COMPETENCES\nSage Saari\n\nFORMATION\nBTS Comptabilité, 2015');
  });

  it.each([
    ['whose pages are pictures', 'pdf-scanned', () => pdfOf((pdf) => pdf.rect(0, 0, 9, 9).fill())],
    ['with a password', 'pdf-encrypted', () => pdfOf(cv, { userPassword: 'secret' })],
    [
      'of too many pages',
      'too-large',
      () =>
        pdfOf((pdf) => {
          for (let page = 0; page < PDF_MAX_PAGES; page += 1) pdf.addPage();
        }),
    ],
    ['that is cut', 'pdf-damaged', async () => (await pdfOf(cv)).slice(0, 40)],
  ])('%s is refused as %s', async (_, code, make) => {
    await expect(pdfText(await make())).rejects.toEqual(refusal(code));
  });
});

const paragraph = (text: string, before = '') =>
  `<w:p>${before}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const wordOf = (body: string, name = 'word/document.xml') =>
  new File(
    [
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        [name]: strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
      }).slice(),
    ],
    'cv.docx',
  );
const IN_LIST = '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>';

describe('a Word document', () => {
  it('is read paragraph by paragraph, with its lists, tabs, breaks and tables', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = [
      paragraph('R&amp;D engineer'),
      '<w:p><w:r><w:t>Camtel</w:t><w:tab/><w:t>2016</w:t><w:br/><w:t>Buea</w:t></w:r></w:p>',
      paragraph('Led a team', IN_LIST),
      `<w:tbl><w:tr>${cell('2019')}${cell('Licence')}</w:tr></w:tbl>`,
    ].join('');
    expect(await wordText(wordOf(body))).toBe(
      'R&D engineer\nCamtel\t2016\nBuea\n• Led a team\n2019\tLicence\n',
    );
  });

  it('says what is in a text box once', async () => {
    const box = `<mc:AlternateContent><mc:Choice>${paragraph('Skills')}</mc:Choice><mc:Fallback>${paragraph('Skills')}</mc:Fallback></mc:AlternateContent>`;
    expect(await wordText(wordOf(box))).toBe('Skills\n');
  });

  it('becomes the parts of a page', async () => {
    const body = ['Ngozi Fonyuy', 'Engineer', 'SKILLS', 'Go, PostgreSQL'].map((text) =>
      paragraph(text),
    );
    const resume = await readResumeFile(wordOf(body.join('')));
    expect(resume.skills.map(({ value }) => value)).toEqual(['Go', 'PostgreSQL']);
  });

  it('is nothing else that is zipped', async () => {
    expect(await wordText(wordOf('', 'content.xml'))).toBeUndefined();
    await expect(readResumeFile(wordOf('', 'content.xml'))).rejects.toEqual(refusal('word'));
  });

  it('that unpacks to too much is not read to its end', async () => {
    const bomb = new Uint8Array(UNPACKED_MAX_BYTES + 1);
    const zip = zipSync({ 'word/document.xml': [bomb, { level: 1 }] });
    await expect(wordText(new File([zip.slice()], 'cv.docx'))).rejects.toEqual(
      refusal('zip-too-large'),
    );
  });
});
