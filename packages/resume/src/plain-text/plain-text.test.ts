import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedResume } from '../imported-resume.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { findPeriod } from './find-period.ts';
import { headingOf } from './headings.ts';
import { readPlainText } from './read-plain-text.ts';

const english = `Curriculum Vitae
Ngozi Fonyuy
Backend engineer for payments
Limbe, Cameroon | ngozi@example.com | +237 6 70 00 00 00
https://github.com/ngozi

PROFILE
Eleven years of ledgers,
now I teach others to keep them.

WORK EXPERIENCE
Lead Engineer — Bakweri Savings
March 2021 – Present
• Rebuilt the ledger
• Trained six people, two of whom
  lead teams today

Camtel SA, Douala                         2016 - 2021
Technician
Kept the lines of the south-west open.

EDUCATION
BEng Computer Engineering, University of Buea (2010 – 2014)

SKILLS
Programming: Go, TypeScript; PostgreSQL
• Mentoring

LANGUAGES
English (fluent), French - B2, Bakweri: native

PROJECTS
Njangi Book: a savings book for groups
Used by forty groups.

CERTIFICATIONS
CKA – CNCF – Mar 2022

HOBBIES
Chess and hiking

REFERENCES
On request
`;

const french = `Aïcha Ndiaye
Conductrice de travaux

Expérience professionnelle
Cheffe de chantier chez Razel Cameroun
Depuis janvier 2019
- Suivi de douze chantiers à Kribi

Formation
2012-2015 : Licence en génie civil, Université de Douala

Compétences
Béton armé, AutoCAD

Langues
Français : langue maternelle
Anglais : intermédiaire

Centres d'intérêt
Lecture
`;

const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value);
const unread = (resume: ImportedResume) => resume.unread.map(({ reason, text }) => [reason, text]);

describe('a pasted CV in English', () => {
  const resume = readPlainText(english);
  const { items, words } = resume;

  it.each(['Limbe, Cameroon', 'Quartier Makepe, Douala, Cameroun', 'Abidjan, Côte d’Ivoire'])(
    'takes %s for no headline, but for town and country',
    (home) => {
      const { words: said } = readPlainText(
        english.replace('Limbe, Cameroon | ', '').replace(/\nBackend.*\n/, `\n${home}\n`),
      );
      expect(said.headline).toBeUndefined();
      expect(said.location?.value).toBe(home.replace('Quartier Makepe, ', ''));
    },
  );

  it('has its headline, summary, phone and links', () => {
    expect(words.headline?.value).toBe('Backend engineer for payments');
    expect(words.summary?.value).toBe('Eleven years of ledgers, now I teach others to keep them.');
    expect(words.phone?.value).toBe('+237 6 70 00 00 00');
    expect(values(items.links)).toEqual([
      { name: 'E-mail', url: 'mailto:ngozi@example.com' },
      { name: 'GitHub', url: 'https://github.com/ngozi' },
    ]);
  });

  it('has its jobs with periods, and the lists below them', () => {
    expect(values(items.experiences)).toEqual([
      {
        title: 'Lead Engineer',
        company: 'Bakweri Savings',
        period: 'March 2021 – Present',
        description: '- Rebuilt the ledger\n- Trained six people, two of whom lead teams today',
      },
      {
        title: 'Technician',
        company: 'Camtel SA',
        period: '2016 - 2021',
        description: 'Douala\nKept the lines of the south-west open.',
      },
    ]);
    expect(items.experiences[1]?.place).toEqual({ unit: 'line', of: '', number: 18 });
  });

  it('has its education, skills, languages, projects and certificates', () => {
    expect(values(items.educations)).toEqual([
      {
        degree: 'BEng Computer Engineering',
        institution: 'University of Buea',
        year: '2010 – 2014',
      },
    ]);
    expect(values(resume.skills)).toEqual(['Go', 'TypeScript', 'PostgreSQL', 'Mentoring']);
    expect(values(items.languages)).toEqual([
      { name: 'English', level: 'C1' },
      { name: 'French', level: 'B2' },
      { name: 'Bakweri', level: 'native' },
    ]);
    expect(values(items.projects)).toMatchObject([
      { name: 'Njangi Book', description: 'a savings book for groups\nUsed by forty groups.' },
    ]);
    expect(values(items.certificates)).toMatchObject([
      { name: 'CKA', issuer: 'CNCF', date: 'Mar 2022' },
    ]);
  });

  it('shows what a page has no part for, with its line', () => {
    expect(unread(resume)).toEqual([
      ['account', 'Ngozi Fonyuy'],
      ['no-part', 'Chess and hiking'],
      ['asked-for', 'On request'],
    ]);
    expect(resume.unread[1]?.place).toEqual({ unit: 'line', of: '', number: 40 });
  });
});

describe('a pasted CV in French', () => {
  it('has its parts', () => {
    const { items, skills, words } = readPlainText(french);
    expect(words.headline?.value).toBe('Conductrice de travaux');
    expect(values(items.experiences)).toEqual([
      {
        title: 'Cheffe de chantier',
        company: 'Razel Cameroun',
        period: 'Depuis janvier 2019',
        description: '- Suivi de douze chantiers à Kribi',
      },
    ]);
    expect(values(items.educations)).toEqual([
      { degree: 'Licence en génie civil', institution: 'Université de Douala', year: '2012-2015' },
    ]);
    expect(values(skills)).toEqual(['Béton armé', 'AutoCAD']);
    expect(values(items.languages)).toEqual([
      { name: 'Français', level: 'native' },
      { name: 'Anglais', level: 'B1' },
    ]);
  });
});

describe('a pasted text', () => {
  it.each(['', ' \n\t ', '\u200b'])('is empty: %j', (text) => {
    expect(() => readPlainText(text)).toThrow(new UnreadableFile('empty'));
  });

  it('without any heading is said to have none', () => {
    expect(() => readPlainText('I am looking for work.\nCall me.')).toThrow(
      new UnreadableFile('nothing-found'),
    );
  });

  it.each(['+237 6 70 00 00 00', '00237 6 70 00 00 00'])('has its phone number: %s', (number) => {
    const { words } = readPlainText(`Ngozi\n${number}\nSkills\nGo`);
    expect(words.phone?.value).toBe('+237 6 70 00 00 00');
  });

  it.each([
    'Tél : 677 00 00 00 / 699 11 11 11',
    'Tél. : 677 00 00 00 - 699 11 11 11',
    '677 00 00 00 | ngozi@example.com | 699 11 11 11',
  ])('tells of a second phone number: %s', (line) => {
    const resume = readPlainText(`Ngozi\n${line}\nSkills\nGo`);
    expect(resume.words.phone?.value).toBe('677 00 00 00');
    expect(unread(resume)).toContainEqual(['not-understood', '699 11 11 11']);
  });

  it('tells of digits beside an address that are no number to call', () => {
    const resume = readPlainText('Ngozi\nngozi@example.com | 12345\nSkills\nGo');
    expect(unread(resume)).toContainEqual(['not-understood', '12345']);
  });

  it.each([
    ['Anglais : lu, écrit, parlé', 'Anglais', '', ['Anglais: lu, écrit, parlé']],
    ['Anglais : lu, écrit et parlé couramment', 'Anglais', 'C1', []],
    ['Anglais (B2), lu et écrit', 'Anglais', 'B2', []],
    ['English: fluent, written and spoken', 'English', 'C1', []],
    ['Anglais, lu, écrit, parlé', 'Anglais', '', ['Anglais: lu, écrit, parlé']],
  ])('reads one language in %j', (line, name, level, left) => {
    const resume = readPlainText(`Langues\n${line}`);
    expect(values(resume.items.languages)).toEqual([{ name, level }]);
    expect(unread(resume).map(([, text]) => text)).toEqual(left);
  });

  it('reads several languages beside how well they are known', () => {
    const resume = readPlainText('Langues\nFrançais : natif, Anglais : lu, écrit, Duala');
    expect(resume.items.languages.map(({ value }) => value.name)).toEqual([
      'Français',
      'Anglais',
      'Duala',
    ]);
  });

  it('loses the characters that nobody sees, and tells how many', () => {
    const resume = readPlainText('Skills\n\u202eG\u0007o\u202c, Rust\u200b');
    expect(values(resume.skills)).toEqual(['Go', 'Rust']);
    expect(unread(resume)).toEqual([['unseen', '4']]);
  });

  it.each(['नगोज़ी', 'نگوزی', '恩戈齐', 'Ŋgɔ́zi'])('keeps names of every script: %s', (name) => {
    const resume = readPlainText(`Skills\n${name}`);
    expect(values(resume.skills)).toEqual([name.normalize('NFC')]);
  });

  it('keeps every word, in a part or among what was not read', () => {
    const word = fc.stringMatching(/^[A-Za-zé]{4,9}$/);
    const line = fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
      fc.constantFrom('Experience', 'Formation', 'SKILLS', 'Langues', 'Projects', 'Hobbies', ''),
      fc.tuple(word, word).map(([a, b]) => `${a} at ${b} 2019 - 2021`),
      fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `• ${words.join(', ')}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = ['Skills', 'Welding', ...lines].join('\n');
        const kept = JSON.stringify(readPlainText(text)).toLowerCase();
        const words = lines
          .filter((one) => !headingOf(one))
          .flatMap((one) => one.match(/[a-zé]{4,}/gi) ?? []);
        for (const one of words) expect(kept).toContain(one.normalize('NFC').toLowerCase());
      }),
    );
  });
});

describe('a heading', () => {
  it.each([
    ['EXPÉRIENCES PROFESSIONNELLES', 'experiences'],
    ['3. Formation :', 'educations'],
    ['## Skills', 'skills'],
    ['E X P E R I E N C E', 'experiences'],
    ['Licenses & Certifications', 'certificates'],
    ['Centres d’intérêt', 'other'],
  ])('%s', (line, topic) => {
    expect(headingOf(line)?.topic).toBe(topic);
  });

  it.each(['Experience with payments in three countries', 'Technologies: Go', 'Kept the books'])(
    'is not: %s',
    (line) => {
      expect(headingOf(line)).toBeUndefined();
    },
  );
});

describe('a period', () => {
  it.each([
    ['Mar 2021 – Present', 'Mar 2021 – Present'],
    ['(03/2019 - 12/2020)', '03/2019 - 12/2020'],
    ['Depuis janvier 2019', 'Depuis janvier 2019'],
    ['de mars 2018 à août 2019', 'de mars 2018 à août 2019'],
    ['2014–2018', '2014–2018'],
    ['févr. 2020 – aujourd’hui', 'févr. 2020 – aujourd’hui'],
    ['Class of 2014', '2014'],
  ])('is found in %j', (line, period) => {
    expect(findPeriod(line)?.period).toBe(period);
  });

  it.each([
    'janv. 2020 – juil. 2021',
    'JANV. 2020',
    'janv. – mars 2020',
    'mars 2021 – à ce jour',
    'mars 2021 - jusqu’à ce jour',
    'avr. 2019 – jusqu’à présent',
    "mai 2018 - jusqu'à aujourd'hui",
    'juin 2017 à nos jours',
    '2016 à l’heure actuelle',
    'depuis 2019',
    'depuis le 1er mars 2019',
    'à partir de 2019',
    'sept. 2018 à juin 2020',
    'd’août 2018 à déc. 2019',
    'du 1er mars 2018 au 30 juin 2020',
    'entre 2018 et 2020',
    'été 2021',
    '03/2020 - présent',
    '03/2020 – actuel',
    '03/2020 - Actuellement',
    '03-2020 – 11-2021',
    '01/03/2020 - 30/06/2021',
    '03/15/2020 – 06/30/2021',
    '2020-03-15 – 2021-06-30',
    '2020-03 to 2021-06',
    '2020–22',
    '2020-22',
    '2020/21',
    '2020–’22',
    'since March 2020',
    'From 15 March 2020 until now',
    'March 15, 2020 – June 1st, 2021',
    'Jan-2020 – Feb-2021',
    'March 2020 through June 2021',
    'between May 2018 and June 2020',
    'Fall 2019 – Spring 2020',
    'July 2019 till date',
    '2019 – to date',
    '2019 to the present',
    'Août 2019 – en cours',
  ])('is the whole of %j, and leaves nothing beside it', (line) => {
    expect(findPeriod(line)).toEqual({ period: line, rest: '' });
    expect(findPeriod(`Technicien, Camtel (${line})`)).toEqual({
      period: line,
      rest: 'Technicien, Camtel',
    });
  });

  it.each([
    ['2020 – 15 people', '2020', '15 people'],
    ['2020-22% more', '2020', '22% more'],
    ['2018 et 2020', '2018', 'et 2020'],
  ])('of %j ends where something else begins', (line, period, rest) => {
    expect(findPeriod(line)).toEqual({ period, rest });
  });

  it.each(['call 670001999', 'room 20191', 'a while', '+237 6 20 20 19 22', 'mars', '45/2020'])(
    'is none in %j',
    (line) => {
      expect(findPeriod(line)).toBeUndefined();
    },
  );
});
