import { expect, it } from 'vitest';
import { guessLanguage, languageOf } from './guess-language.ts';

const ENGLISH = 'Hello, I want a website for my bakery. What would that cost?';
const FRENCH = 'Bonjour, je voudrais un site pour ma boulangerie. Cordialement';

it.each([
  [ENGLISH, 'en'],
  ['When does the next course begin?', 'en'],
  [FRENCH, 'fr'],
  ['Quel est le prix d’un site web ?', 'fr'],
  ['Je suis très intéressée par le stage'.normalize('NFD'), 'fr'],
])('recognizes a language by its frequent words: %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});

it.each([
  ['nothing', ''],
  ['no words', '😀 12 — ?!'],
  ['one word', 'Bonjour'],
  ['two languages alike', `${ENGLISH} ${FRENCH}`.repeat(100)],
  ['Spanish', 'Hola, me gustaría saber si la empresa puede hacer una página web para mi negocio'],
  ['Italian', 'Buongiorno, vorrei sapere quanto costa un sito web per la nostra azienda. Grazie'],
  ['German', 'Guten Tag, wir brauchen eine Website für unser Geschäft. Was kostet das?'],
  ['Portuguese', 'Olá, gostaria de saber o preço de um site para a minha empresa. Obrigado'],
])('does not guess from %s', (_of, text) => {
  expect(guessLanguage(text)).toBeUndefined();
});

it.each([
  'مرحبا، أريد موقعا لمتجري',
  'שלום, אני צריך אתר',
  '你好，我们需要一个网站',
  'Здравствуйте',
])('knows that other letters are of neither language: %s', (text) => {
  expect(guessLanguage(text)).toBe('');
});

const FRENCH_CV = `Comptable
Expérience professionnelle
Mars 2017 – à ce jour, Comptable, Ndokoti Négoce, Douala
Tenue des comptes des fournisseurs et déclarations des taxes
Formation
Licence en comptabilité, Université de Douala, 2012`;
const ENGLISH_CV = `Site engineer
Work experience
March 2017 – present, Site engineer, Etinde Works, Limbe
Planning of sites for roads and bridges
Education
Bachelor of Engineering, University of Buea, 2012`;

it.each([
  [FRENCH_CV, 'fr'],
  [ENGLISH_CV, 'en'],
  [FRENCH_CV.toUpperCase(), 'fr'],
])('recognizes the language of a CV, which has few whole sentences: %s', (text, language) => {
  expect(guessLanguage(text, 'resume')).toBe(language);
});

it.each([
  ['one in two languages', `${FRENCH_CV}\n${ENGLISH_CV}`],
  ['one too short to say', 'Issa Oumarou\nChauffeur poids lourd, Ngaoundéré'],
  [
    'a Spanish one',
    'Contable\nExperiencia profesional\nMarzo de 2017 – presente, Contable, Limbe, empresa de la región\nFormación\nLicenciatura en contabilidad, Universidad de Buea',
  ],
])('does not guess from a CV: %s', (_of, text) => {
  expect(guessLanguage(text, 'resume')).toBeUndefined();
});

it('goes by the words first, and then by the page', () => {
  expect(languageOf(FRENCH, 'en')).toBe('fr');
  expect(languageOf('Prix ?', 'fr')).toBe('fr');
  expect(languageOf('你好', 'fr')).toBe('');
  expect(languageOf('Prix ?', undefined)).toBe('');
});
