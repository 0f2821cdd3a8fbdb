import { apiTest, type Change, CONTRACTS, WEB } from './change.ts';

const WORDS = `${CONTRACTS}/words`;
const MAILS = 'apps/api/src/service/mail/words';
const CONTENT = 'packages/default-content/src';

/** German, which has the plurals of English: its catalogues are copies of those. */
export const languageChanges: Record<string, Change> = {
  language: {
    name: 'a language of the site',
    aim: 11,
    make({ above, inside, copy }) {
      inside(`${CONTRACTS}/locale-list.ts`, "fr: 'fr-FR'", "fr: 'fr-FR', de: 'de-DE'");
      above(
        `${CONTRACTS}/language-words.ts`,
        "  fr: { name: 'Français'",
        `  de: { name: 'Deutsch', offer: 'Diese Seite gibt es auf Deutsch.', close: 'Schließen' },`,
      );
      above(`${CONTRACTS}/slugs.ts`, '  fr: {', "  de: { '/about': '/ueber-uns' },");
      above(
        `${CONTRACTS}/entities/reply-variables.ts`,
        '  fr: (name) =>',
        `  de: (name) => \`Guten Tag \${name},\`,`,
      );
      copy(`${WORDS}/en`, `${WORDS}/de`);
      for (const [file, from] of [
        ['words', "import * as fr from './fr/index.ts'"],
        ['field-words', "import { fields as fr } from './fr/fields.ts'"],
        ['labels', "import { content as fr } from './fr/content.ts'"],
      ] as const) {
        above(
          `${WORDS}/${file}.ts`,
          from,
          `${from.replace('fr ', 'de ').replace('/fr/', '/de/')};`,
        );
        inside(`${WORDS}/${file}.ts`, '{ en, fr }', '{ en, fr, de }');
      }
      const professions = `${WORDS}/profession-names.ts`;
      above(
        professions,
        "from './fr/professions.ts'",
        "import { professions as de } from './de/professions.ts';",
      );
      above(professions, '  fr,', '  de,');
      above(`${WORDS}/guess-language.ts`, '  fr: `le ', '  de: `der die und ist nicht`,');
      above(`${WORDS}/guess-language.ts`, '  fr: `des ', '  de: `bei heute ausbildung`,');
      copy(`${MAILS}/english`, `${MAILS}/german`);
      const mails = `${MAILS}/mail-words.ts`;
      above(
        mails,
        "from './french/index.ts'",
        "import { english as german } from './german/index.ts';",
      );
      inside(mails, 'fr: french', 'fr: french, de: german');
      copy(`${CONTENT}/fr`, `${CONTENT}/de`);
      const content = `${CONTENT}/index.ts`;
      above(
        content,
        "from './fr/index.ts'",
        "import { defaultContent as german } from './de/index.ts';",
      );
      above(content, '  fr: french,', '  de: german,');
      copy('apps/web/messages/en', 'apps/web/messages/de');
    },
    test: apiTest(
      'language',
      { people: 'newAdmin' },
      `it('is what the server says, and content can be translated into it', async () => {
  const { headers } = await http.get('/api/users/').set('Accept-Language', 'de').expect(401);
  expect(headers['content-language']).toBe('de');
  const { bearer } = await newAdmin(server);
  await http.get('/api/translations/').query({ locale: 'de' }).set(bearer).expect(200);
  await http.get('/api/translations/').query({ locale: 'xx' }).set(bearer).expect(422);
});
`,
    ),
    known: [`${CONTRACTS}/locales.test.ts`, `${WEB}/app/routes.test.ts`],
  },
};
