import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlainText } from './read-plain-text.ts';

// CVs of many shapes, and beside each what a careful person would take over. They were written
// without knowledge of this reader; what it does not read yet is listed here.

const FOLDER = join(import.meta.dirname, 'testing', 'cvs');

interface Expected {
  headline: string | null;
  experiences: { title: string; company: string; period: string }[];
  educations: { degree: string; institution: string; year: string }[];
  skills: string[];
  languages: { name: string; level: string }[];
  certificates: string[];
  mustNotBeLanguages: string[];
}

const notRead: Record<string, string[]> = {
  // the age and the towns above the headline; an internship whose period has a note in brackets
  '05': [
    "headline / jeune diplômée en gestion des ressources humaines, à la recherche d'un premier emploi",
    "stagiaire à l'accueil / agence sud voyages express / août 2020 (1 mois)",
  ],
  // one line that says all
  '06': ['headline / chauffeur poids lourd'],
  // a name in the middle
  '07': ["headline / réceptionniste d'hôtel"],
  // a dash behind a comma
  '08': [
    "diplôme d'ingénieur agronome, option productions végétales / fasa, université de dschang / 2015",
    'certificate / formateur en champs-écoles paysans',
  ],
  // a comma inside of a degree
  '10': [
    'diplôme de l’enam, section administration générale / école nationale d’administration et de magistrature / 2001 – 2003',
  ],
  // a comma inside of an employer
  '11': ['intern / buea city council, technical services / jun 2016 – sep 2016'],
  // a comma inside of an employer
  '15': ['intern (two months) / savanna trust bank, bamenda branch / 2016'],
  // a comma inside of a firm
  '17': ['senior associate / enoh, toko & partners / october 2017 – to date'],
  // two columns interleaved line by line
  '18': [
    'data analyst / mefou telecom services / march 2021 – present',
    'statistics assistant / ministry of public health / 01/2019 – 02/2021',
    'data entry clerk / enquêtes plus bureau / 2017 – 2018',
    'msc applied statistics / issea / 2018',
    'bsc mathematics / university of dschang / 2015',
    'language / french / native',
    'language / english / c1',
    'language / spanish / a2',
    'language / yemba / ',
  ],
  // a comma inside of an employer
  '19': [
    'staff translator / presidency of the republic, translation bureau / 2015 - 2019',
    'ma in translation / asti, university of buea / 2015',
  ],
};

const names = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

/** White space and letter case apart. */
const plain = (...texts: string[]) => texts.join(' / ').replace(/\s+/g, ' ').toLowerCase();

function read(text: string) {
  const { words, items, skills } = readPlainText(text);
  return {
    languages: items.languages.map(({ value }) => plain(value.name)),
    all: [
      plain('headline', words.headline?.value ?? ''),
      ...items.experiences.map(({ value }) => plain(value.title, value.company, value.period)),
      ...items.educations.map(({ value }) => plain(value.degree, value.institution, value.year)),
      ...skills.map(({ value }) => plain('skill', value)),
      ...items.languages.map(({ value }) => plain('language', value.name, value.level)),
      ...items.certificates.map(({ value }) => plain('certificate', value.name)),
    ],
  };
}

const wanted = (expected: Expected): string[] => [
  ...(expected.headline ? [plain('headline', expected.headline)] : []),
  ...expected.experiences.map((one) => plain(one.title, one.company, one.period)),
  ...expected.educations.map((one) => plain(one.degree, one.institution, one.year)),
  ...expected.skills.map((skill) => plain('skill', skill)),
  ...expected.languages.map(({ name, level }) => plain('language', name, level)),
  ...expected.certificates.map((name) => plain('certificate', name)),
];

it('are twenty, half of them French', () => {
  const languages = names.map((name) => expectedOf(name).language);
  expect(languages.filter((language) => language === 'fr')).toHaveLength(10);
  expect(languages).toHaveLength(20);
});

it.each(names)('%s is read, but for what is listed', (name) => {
  const expected = expectedOf(name);
  const found = read(readFileSync(join(FOLDER, name.replace('.json', '.txt')), 'utf8'));
  const missing = wanted(expected).filter((one) => !found.all.includes(one));
  expect(missing).toEqual(notRead[name.slice(0, 2)] ?? []);
  const software = expected.mustNotBeLanguages.map((one) => plain(one));
  expect(found.languages.filter((one) => software.includes(one))).toEqual([]);
});

function expectedOf(name: string): Expected & { language: string } {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}
