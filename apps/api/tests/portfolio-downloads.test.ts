import { validate } from '@jsonresume/schema';
import type { PortfolioInput } from '@vitrine/contracts';
import { readResumeText } from '@vitrine/resume';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { plainPicture, stripedPicture } from './testing/files.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const FILES = ['cv.pdf', 'resume.json', 'qr.svg', 'qr.png'] as const;

const get = (name: string, file: string) => server.http.get(`/p/${name}/${file}`).buffer(true);
const pdfOf = async (name: string) => {
  const { body } = await get(name, 'cv.pdf').expect(200);
  return getDocumentProxy(new Uint8Array(body as Buffer));
};
const textOf = async (name: string) => {
  const { text } = await extractText(await pdfOf(name), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

async function publish(changes: PortfolioInput = {}, person = {}) {
  const professional = await newProfessional(server, person);
  const customUrl = freeName();
  await professional.save({ customUrl, published: true, ...changes });
  return { ...professional, customUrl };
}

const career = {
  headline: 'I make payments boring',
  summary: 'Eleven years of ledgers.\n\nNow I teach.',
  skills: ['Go', 'PostgreSQL'],
  experiences: [
    {
      title: 'Lead engineer',
      company: 'Bakweri Savings',
      period: '2022 to today',
      description: 'Rebuilt the ledger.\n- Cut failures\n- Trained six',
    },
    { title: 'Technician', company: 'Camtel', period: 'a while', description: '' },
  ],
  educations: [{ degree: 'BEng', institution: 'University of Buea', year: '2010 – 2014' }],
  projects: [{ name: 'Njangi', description: 'A savings book.', technologies: ['React'] }],
  links: [
    { name: 'Code', url: 'https://github.com/ngozi' },
    { name: 'Mail', url: 'mailto:ngozi@example.com' },
  ],
  services: [{ name: 'Review', description: 'Two weeks.', price: '900,000 FCFA' }],
};

describe('the files of a portfolio', () => {
  it.each(FILES)('are there while it is published: %s', async (file) => {
    const { customUrl, save } = await publish();
    await get(customUrl, file).expect(200);
    await save({ published: false });
    await get(customUrl, file).expect(404);
  });

  it.each(['cv.doc', 'resume', 'cv.pdf/', 'CV.PDF'])('are no others: %s', async (file) => {
    const { customUrl } = await publish();
    await get(customUrl, file).expect(404);
  });

  it.each(['nobody-has-this', 'a', '%00', '..%2f..%2fetc', "x'--"])(
    'are not there for %j',
    async (name) => {
      for (const file of FILES) await get(name, file).expect(404);
    },
  );

  it('are found by the name that it had', async () => {
    const { customUrl, save } = await publish();
    const present = freeName();
    await save({ customUrl: present });
    for (const file of FILES) {
      await get(customUrl, file).expect(301).expect('Location', `/p/${present}/${file}`);
      await get(present.toUpperCase(), file).expect(301);
    }
  });

  it('say what they are, and under whose name to save them', async () => {
    const { customUrl } = await publish({}, { first_name: 'Zoé', last_name: '"A/B' });
    const types = [
      ...['application/pdf', 'application/json; charset=utf-8'],
      ...['image/svg+xml', 'image/png'],
    ];
    for (const [index, file] of FILES.entries()) {
      const { headers } = await get(customUrl, file).expect(200);
      expect(headers['content-type']).toBe(types[index]);
      expect(headers['content-disposition']).toMatch(/^inline; filename=".*Zo/);
      expect(headers['content-disposition']).toContain("filename*=UTF-8''Zo%C3%A9%20%22A%20B");
      expect(headers.link).toBe(`<http://vitrine.test/p/${customUrl}>; rel="canonical"`);
    }
  });

  it('do not travel twice, and change at once', async () => {
    const { customUrl, save } = await publish({ headline: 'Before' });
    const { headers } = await get(customUrl, 'cv.pdf').expect(200);
    const again = () => get(customUrl, 'cv.pdf').set('If-None-Match', String(headers.etag));
    await again().expect(304);
    await save({ headline: 'After' });
    await again().expect(200);
    expect(await textOf(customUrl)).toContain('After');
  });
});

describe('the files of a portfolio below a prefix', () => {
  it('are in the language of their address, and are called so', async () => {
    const languages = [{ name: 'Duala', level: 'native' as const }];
    const { customUrl } = await publish({ ...career, languages });
    const page = `/fr/p/${customUrl}`;
    const open = (file: string) => server.http.get(`${page}/${file}`).buffer(true).expect(200);
    const pdf = await open('cv.pdf');
    const proxy = await getDocumentProxy(new Uint8Array(pdf.body as Buffer));
    const { text } = await extractText(proxy, { mergePages: true });
    expect(text).toContain('Compétences');
    expect(text).toContain(`vitrine.test${page}`);
    expect(text).not.toContain('Skills');
    expect(pdf.headers.link).toBe(`<http://vitrine.test${page}>; rel="canonical"`);
    expect((await open('resume.json')).body).toMatchObject({
      languages: [{ language: 'Duala', fluency: 'Langue maternelle' }],
      meta: { canonical: `http://vitrine.test${page}/resume.json` },
    });
    const qr = await open('qr.svg');
    expect(qr.headers['content-disposition']).toContain('code QR.svg');
    // the other language has its own
    expect(await textOf(customUrl)).toContain('Skills');
  });

  it('are found by the name that it had, in the same language', async () => {
    const { customUrl, save } = await publish();
    const present = freeName();
    await save({ customUrl: present });
    await server.http
      .get(`/fr/p/${customUrl}/cv.pdf`)
      .expect(301)
      .expect('Location', `/fr/p/${present}/cv.pdf`);
  });
});

describe('the CV', () => {
  it('is text to select, in the order in which it is read', async () => {
    const { customUrl } = await publish({ ...career, sections: ['about', 'projects'] });
    const text = await textOf(customUrl);
    const parts = [
      'Ngozi Fonyuy',
      'I make payments boring',
      `vitrine.test/p/${customUrl}`,
      'github.com/ngozi',
      'About',
      'Eleven years of ledgers.',
      'Now I teach.',
      'Projects',
      'Njangi',
      'Experience',
      'Lead engineer',
      '2022 to today',
      'Bakweri Savings',
      'Cut failures',
      'Skills',
      'Go · PostgreSQL',
      'Education',
      'University of Buea',
      'Services',
      '900,000 FCFA',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places, text).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says whose it is, in which language, and how it is built', async () => {
    const { customUrl } = await publish(career);
    const pdf = await pdfOf(customUrl);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'Ngozi Fonyuy — I make payments boring',
      Author: 'Ngozi Fonyuy',
      Language: 'en',
    });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'H3', 'LI', 'Link']) expect(tree).toContain(`"${role}"`);
  });

  it('says the numbers that its owner put on the page, and none but those', async () => {
    const { customUrl, save } = await publish({}, { phone: '+237 6 70 00 00 09' });
    expect(await textOf(customUrl)).not.toContain('+237');
    await save({ phone: '+237 677 00 00 00', whatsapp: '+237 (0) 699 11 11 11' });
    expect(await textOf(customUrl)).toContain('+237 677 00 00 00 WhatsApp +237 (0) 699 11 11 11');
    const page = await (await pdfOf(customUrl)).getPage(1);
    const links = (await page.getAnnotations()).map(({ url, unsafeUrl }) => url ?? unsafeUrl);
    expect(links).toContain('tel:+237677000000');
    expect(links).toContain('https://wa.me/237699111111');
  });

  it('is linked as the page is', async () => {
    const { customUrl } = await publish(career);
    const annotations = await (await (await pdfOf(customUrl)).getPage(1)).getAnnotations();
    expect(annotations.map(({ unsafeUrl }) => unsafeUrl)).toEqual([
      `http://vitrine.test/p/${customUrl}`,
      'https://github.com/ngozi',
      'mailto:ngozi@example.com',
    ]);
  });

  it('brings its fonts along', async () => {
    const { customUrl } = await publish({ ...career, headline: 'Инженер' });
    const { body } = await get(customUrl, 'cv.pdf').expect(200);
    const names = [...(body as Buffer).toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)];
    const families = names.map(([, name]) => name);
    expect(families.join()).toMatch(/BricolageGrotesque.*InstrumentSans.*NotoSans|Noto/);
    expect(await textOf(customUrl)).toContain('Инженер');
  });

  it('shows a photo, and does without one that is gone', async () => {
    const person = await publish(career);
    const without = await get(person.customUrl, 'cv.pdf').expect(200);
    const picture = await person.upload(await plainPicture(600, 600).png().toBuffer());
    await person.save({ profileImage: picture.url });
    const withPhoto = await get(person.customUrl, 'cv.pdf').expect(200);
    expect((withPhoto.body as Buffer).includes('/DCTDecode')).toBe(true);
    expect((without.body as Buffer).includes('/DCTDecode')).toBe(false);
    await server.platform.files.deleteAll(`media/${picture.url.split('/')[2]}`);
    await person.save({ headline: 'Faceless' });
    const gone = await get(person.customUrl, 'cv.pdf').expect(200);
    expect((gone.body as Buffer).includes('/DCTDecode')).toBe(false);
  });

  it.each([
    ['left', '0,30', 'red'],
    ['right', '100,30', 'blue'],
  ])('cuts the photo around its focal point at the %s', async (_, focus, colour) => {
    const person = await publish(career);
    const { url } = await person.upload(await stripedPicture(900, 100, true));
    await person.save({ profileImage: `${url}#focus=${focus}` });
    const pdf: Buffer = (await get(person.customUrl, 'cv.pdf').expect(200)).body;
    const jpeg = pdf.subarray(pdf.indexOf(Buffer.from('ffd8ff', 'hex')));
    const { channels } = await sharp(jpeg).stats();
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    expect(red > blue ? 'red' : 'blue').toBe(colour);
  });

  it.each([...hostileTexts, '日本語', '\ud83d\ude80'.repeat(40), 'W'.repeat(200), '.'.repeat(200)])(
    'is made of %j',
    async (text) => {
      const { customUrl } = await publish({
        ...career,
        headline: text,
        summary: `${text}\n\n${text}`,
        skills: [text],
        experiences: [{ title: text, company: text, period: text, description: text }],
      });
      const pdf = await pdfOf(customUrl);
      expect(pdf.numPages).toBeLessThan(5);
      expect(await textOf(customUrl)).toContain('University of Buea');
    },
  );

  it('names someone whose letters it has not by their address', async () => {
    const { customUrl } = await publish(career, { first_name: '日本', last_name: '語' });
    expect(await textOf(customUrl)).toMatch(new RegExp(`^${customUrl} I make payments boring`));
    const { info } = await getMeta(await pdfOf(customUrl));
    expect(info.Author).toBe('日本 語');
  });

  it.each([
    ['a name', 'Ada', 'Obi', (url: string) => `Ada Obi · vitrine.test/p/${url} 1 /`],
    [
      'a long one, without the address that has no room',
      'Jean-Baptiste Emmanuel',
      'Ngo Bayiha-Tchoumi Epse Mbella-Ndongo de Bonabéri et Bonaduma',
      () => 'Ngo Bayiha-Tchoumi Epse Mbella-Ndongo de Bonabéri et Bonaduma 1 /',
    ],
  ])('says at the foot of each page whose it is: %s', async (_, first_name, last_name, foot) => {
    const summary = 'Two pages of this.\n\n'.repeat(60);
    const { customUrl } = await publish({ ...career, summary }, { first_name, last_name });
    expect(await textOf(customUrl)).toContain(foot(customUrl));
  });

  it('says so where it cannot show what someone wrote', async () => {
    const note = 'Some of this is written in letters that this file cannot show.';
    const whole = await publish(career);
    expect(await textOf(whole.customUrl)).not.toContain(note);
    const { customUrl } = await publish({ ...career, summary: 'مهندس برمجيات' });
    expect(await textOf(customUrl)).toContain(
      `${note} All of it is at vitrine.test/p/${customUrl}`,
    );
  });

  it('of a very long life comes to an end that says where the rest is', async () => {
    const { customUrl } = await publish({
      ...career,
      summary: 'word '.repeat(10_000),
      experiences: Array.from({ length: 200 }, () => ({
        title: 'Title',
        company: 'Company',
        period: '2020',
        description: 'Many words and more. '.repeat(60),
      })),
    });
    const made = get(customUrl, 'cv.pdf').expect(200);
    const other = server.http.get('/health').expect(200);
    // others are answered while it is made
    const answers = [made.then(() => 'the CV'), other.then(() => 'the other')];
    expect(await Promise.race(answers)).toBe('the other');
    await Promise.all(answers);
    const pdf = await pdfOf(customUrl);
    expect(pdf.numPages).toBe(30);
    expect(await textOf(customUrl)).toContain(`There is more at vitrine.test/p/${customUrl}`);
  });

  it('is made once for all who ask at a time', async () => {
    const { customUrl } = await publish(career);
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(customUrl, 'cv.pdf')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the JSON Resume', () => {
  /** What the published schema has against it. */
  const problemsOf = (resume: unknown) => new Promise((resolve) => validate(resume, resolve));
  const work = (period: string) => ({ title: 'T', company: 'C', period, description: '' });
  const periods = ['2019', '2019-03', 'Spring 2020', '13/2020', 'Jan 2020 - now', ''];

  it.each([
    ['a whole portfolio', career],
    ['an empty one', {}],
    ['periods in all ways', { experiences: periods.map(work) }],
    [
      'hostile texts',
      {
        headline: hostileTexts[0],
        summary: hostileTexts[6],
        skills: [...hostileTexts],
        links: [
          { name: hostileTexts[1], url: 'https://example.com/a%20b?c=%3Cd%3E#é' },
          { name: 'Mail', url: 'mailto:a@example.com?subject=x' },
        ],
      },
    ],
  ])('is valid for %s', async (_, portfolio) => {
    const { customUrl } = await publish(portfolio as PortfolioInput);
    const { body } = await get(customUrl, 'resume.json').expect(200);
    expect(await problemsOf(body)).toBeNull();
  });

  it('is judged by a schema that refuses what is wrong', async () => {
    expect(await problemsOf({ work: [{ startDate: '13/2020' }] })).not.toBeNull();
  });

  it('says what the page says, and no address that its owner did not put there', async () => {
    const { customUrl, email } = await publish(career);
    const { body } = await get(customUrl, 'resume.json').expect(200);
    expect(body).toMatchObject({
      basics: {
        name: 'Ngozi Fonyuy',
        label: 'Software Developer',
        email: 'ngozi@example.com',
        url: `http://vitrine.test/p/${customUrl}`,
        profiles: [{ network: 'Code', url: 'https://github.com/ngozi' }],
      },
      work: [
        { name: 'Bakweri Savings', position: 'Lead engineer', startDate: '2022' },
        { name: 'Camtel', position: 'Technician', period: 'a while' },
      ],
      education: [
        {
          institution: 'University of Buea',
          studyType: 'BEng',
          startDate: '2010',
          endDate: '2014',
        },
      ],
      skills: [{ name: 'Go' }, { name: 'PostgreSQL' }],
      projects: [{ name: 'Njangi', keywords: ['React'] }],
    });
    expect(body.work[0]).not.toHaveProperty('endDate');
    expect(JSON.stringify(body)).not.toContain(email);
  });
});

describe('a person in own words', () => {
  it('is called so, with town and country, by page, CV and JSON Resume', async () => {
    const own = { occupation: 'Site engineer', location: 'Limbe, Cameroon', headline: '' };
    const { customUrl, save } = await publish(own, { profession: 'Other' });
    const { body: page } = await server.http
      .get(`/api/public/portfolios/${customUrl}/`)
      .expect(200);
    expect(page).toMatchObject({ profession: 'Site engineer', location: 'Limbe, Cameroon' });
    expect(page).not.toHaveProperty('occupation');
    const text = await textOf(customUrl);
    for (const said of Object.values(own)) expect(text).toContain(said);
    const { body: resume } = await get(customUrl, 'resume.json').expect(200);
    expect(resume.basics).toMatchObject({
      label: 'Site engineer',
      location: { city: 'Limbe', region: 'Cameroon' },
    });
    await save({ occupation: '', location: '' });
    const { body: silent } = await get(customUrl, 'resume.json').expect(200);
    expect(JSON.stringify(silent.basics)).not.toMatch(/Other|location|label/);
  });

  it('is in French where its owner says so', async () => {
    const translations = { fr: { occupation: 'Conducteur de travaux', published: true } };
    const { customUrl } = await publish({ occupation: 'Site engineer', translations });
    const { body } = await server.http
      .get(`/api/public/portfolios/${customUrl}/?locale=fr`)
      .expect(200);
    expect(body.profession).toBe('Conducteur de travaux');
  });
});

describe('a JSON Resume that is brought in again', () => {
  /** Every part of a page but its files and its look, in words of which some no machine reads. */
  const page = {
    headline: 'I make payments boring',
    location: 'Limbe, Cameroon',
    summary: 'Eleven years of ledgers.\n\nNow I teach.',
    phone: '+237 6 70 00 00 00',
    whatsapp: '+237 6 70 00 00 01',
    availability: 'from' as const,
    availabilityNote: '1 March 2027',
    skills: ['Go', 'PostgreSQL'],
    experiences: [
      {
        title: 'Lead engineer',
        company: 'Bakweri Savings',
        period: '2022 to today',
        description: 'Rebuilt the ledger.\n- Cut failures\n- Trained six',
      },
      { title: 'Technician', company: 'Camtel', period: 'a while', description: '' },
    ],
    educations: [{ degree: 'BEng', institution: 'University of Buea', year: '2010 – 2014' }],
    projects: [
      {
        name: 'Njangi',
        description: 'A savings book.',
        technologies: ['React', 'Go'],
        url: 'https://example.com/njangi',
        role: 'Maker, and its first user',
        period: 'Spring 2020',
      },
    ],
    links: [
      { name: 'Code', url: 'https://github.com/ngozi' },
      { name: 'Write to me', url: 'mailto:ngozi@example.com' },
    ],
    certificates: [
      { name: 'CKA', issuer: 'CNCF', date: 'March 2022', url: 'https://example.com/cka' },
      { name: 'First aid', issuer: '', date: '2021-05-04', url: '' },
    ],
    languages: [
      { name: 'Bakweri', level: 'native' as const },
      { name: 'French', level: 'B1' as const },
      { name: 'Pidgin', level: '' as const },
    ],
    publications: [{ title: 'Ledgers', publisher: 'ACM', date: 'in print', url: '' }],
    volunteering: [
      { role: 'Mentor', organisation: 'Red Cross', period: '2018-2020', description: 'Sundays.' },
    ],
    services: [{ name: 'Review', description: 'Two weeks.', price: '900,000 FCFA' }],
    products: [{ name: 'Book', description: '', price: '' }],
  };

  it('says the same in every part', async () => {
    const { customUrl } = await publish(page);
    const { text } = await get(customUrl, 'resume.json').expect(200);
    const { words, items, skills, unread } = await readResumeText(text);
    const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value);
    expect({
      ...Object.fromEntries(Object.entries(words).map(([name, { value }]) => [name, value])),
      ...Object.fromEntries(Object.entries(items).map(([part, all]) => [part, values(all)])),
      skills: values(skills),
    }).toEqual(page);
    expect(unread.map(({ text }) => text)).toEqual(['Ngozi Fonyuy']);
  });
});

describe('the QR code', () => {
  it.each(['qr.svg', 'qr.png'])('leads to the page: %s', async (file) => {
    const { customUrl } = await publish();
    const { body } = await get(customUrl, file).expect(200);
    const { data, info } = await sharp(body as Buffer)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(`http://vitrine.test/p/${customUrl}`);
  });
});
