import { validate } from '@jsonresume/schema';
import type { PortfolioInput } from '@vitrine/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { moreParts } from './testing/more-parts.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();

const project = {
  ...{ name: 'Njangi', description: 'A savings book.', technologies: ['React'] },
  ...{ url: 'https://example.com/njangi', role: 'Lead', period: '2023 - 2024' },
};

async function publish(changes: PortfolioInput) {
  const person = await newProfessional(server);
  const customUrl = freeName();
  await person.save({ customUrl, published: true, ...changes });
  const get = (file: string) => server.http.get(`/p/${customUrl}/${file}`).buffer(true).expect(200);
  return { ...person, customUrl, get };
}

describe('the JSON Resume', () => {
  /** What the published schema has against it. */
  const problemsOf = (resume: unknown) => new Promise((resolve) => validate(resume, resolve));
  const dates = ['2019', '2019-03', '2025-03-15', 'March 2025', '2019 - 2020', 'long ago', ''];

  it('is valid with all there is to say, whatever was typed as a date', async () => {
    const { get } = await publish({
      ...moreParts,
      projects: dates.map((period) => ({ ...project, period })),
      certificates: dates.map((date) => ({
        ...{ name: 'CKA', issuer: 'CNCF', date, url: 'https://example.com/cka' },
      })),
      publications: dates.map((date) => ({
        ...{ title: 'A', publisher: '', date, url: 'mailto:a@example.com' },
      })),
    });
    const { body } = await get('resume.json');
    expect(await problemsOf(body)).toBeNull();
    expect(
      body.certificates.map(({ date, period }: Record<string, string>) => date ?? period),
    ).toEqual([
      ...['2019', '2019-03', '2025-03-15', '2025-03', '2019 - 2020', 'long ago', undefined],
    ]);
  });

  it('has a field for each of it, and one under meta where the schema has none', async () => {
    const { get, save, upload } = await publish(moreParts);
    const { url } = await upload(await plainPicture(40, 30).png().toBuffer(), {
      title: 'A screen',
    });
    await save({ projects: [{ ...project, pictures: [`${url}#focus=10,20`] }] });
    const { body } = await get('resume.json');
    expect(body).toMatchObject({
      projects: [
        {
          ...{ name: 'Njangi', keywords: ['React'], url: 'https://example.com/njangi' },
          ...{ roles: ['Lead'], startDate: '2023', endDate: '2024' },
          pictures: [`http://vitrine.test${url}`],
        },
      ],
      certificates: [
        { name: 'CKA', date: '2025-03', issuer: 'CNCF', url: 'https://example.com/cka' },
      ],
      languages: [
        { language: 'English', fluency: 'Native speaker' },
        { language: 'French', fluency: 'Upper intermediate (B2)' },
        { language: 'Bakweri' },
      ],
      publications: [{ name: 'Paying by SMS', publisher: 'ACM DEV', releaseDate: '2022' }],
      volunteer: [{ organization: 'Girls Code Limbe', position: 'Mentor', startDate: '2020' }],
      meta: { availability: { status: 'from', note: '1 March 2027' } },
    });
  });
});

describe('the CV', () => {
  it('says all of it in the order of the page', async () => {
    const { get } = await publish({
      ...{ ...moreParts, projects: [project] },
      sections: ['languages', 'projects', 'certificates', 'volunteering', 'publications'],
    });
    const pdf = await getDocumentProxy(new Uint8Array((await get('cv.pdf')).body as Buffer));
    const { text } = await extractText(pdf, { mergePages: true });
    const plain = text.replace(/\s+/g, ' ');
    const parts = [
      'Available from 1 March 2027',
      ...['Languages', 'English – Native speaker · French – Upper intermediate (B2) · Bakweri'],
      ...['Projects', 'Njangi', '2023 - 2024', 'Lead', 'A savings', 'React', 'example.com/njangi'],
      ...['Certificates', 'CKA', 'March 2025', 'CNCF', 'example.com/cka'],
      ...['Volunteering', 'Mentor', '2020 - today', 'Girls Code Limbe', 'Taught'],
      ...['Publications', 'Paying by SMS', '2022', 'ACM DEV', 'example.com/sms'],
    ];
    const places = parts.map((part) => plain.indexOf(part));
    expect(places, plain).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
