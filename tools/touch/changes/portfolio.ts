import { apiTest, type Change, CONTRACTS, WEB } from './change.ts';

const PORTFOLIO_FIELDS = `${WEB}/features/portfolio/state/portfolio-fields.ts`;

export const portfolioChanges: Record<string, Change> = {
  'portfolio-field': {
    name: 'a field of a portfolio',
    aim: 3,
    make({ above, say }) {
      above(
        `${CONTRACTS}/records/portfolio.ts`,
        '  theme: added(',
        `  motto: added(field.line({ means: 'What the person goes by.' })),`,
      );
      say('portfolio', { portfolio_motto: 'Motto' });
      above(PORTFOLIO_FIELDS, '  cv: m.media_cv,', '  motto: m.portfolio_motto,');
      above(
        PORTFOLIO_FIELDS,
        "['availability', 'availabilityNote'].map",
        `  [partField('motto')],`,
      );
    },
    test: apiTest(
      'portfolio-field',
      { portfolios: 'newProfessional' },
      `it('is stored, read, and shown on the page', async () => {
  const person = await newProfessional(server);
  expect(await person.load()).toMatchObject({ motto: '' });
  const { customUrl } = await person.save({ motto: 'Slowly', published: true });
  expect(await person.save({ headline: 'Other' })).toMatchObject({ motto: 'Slowly' });
  const { body } = await http.get(\`/api/public/portfolios/\${customUrl}/\`).expect(200);
  expect(body).toMatchObject({ motto: 'Slowly' });
});
`,
    ),
    known: [`${WEB}/features/portfolio/state/portfolio-fields.test.ts`],
  },

  'portfolio-list': {
    name: 'a list of a portfolio',
    aim: 6,
    make({ above, say, languages }) {
      above(
        `${CONTRACTS}/records/portfolio.ts`,
        '  volunteering: list({',
        `  awards: list({
    entry: { name: 'Award', means: 'An award.' },
    means: 'Awards, in the order of the owner.',
    fields: { title: field.required('titleRequired', { means: 'What it is called.' }), date },
    alike: ['title'],
    detail: ['date'],
    when: 'date',
    resume: { list: 'awards', fields: { title: 'title' }, date: 'date' },
  }),`,
      );
      above(`${CONTRACTS}/entities/portfolio-sections.ts`, "'volunteering',", "  'awards',");
      for (const language of languages) {
        const words = `${CONTRACTS}/words/${language}/cv.ts`;
        above(words, '    volunteering:', "    awards: 'Awards',");
      }
      say('portfolio', {
        portfolio_view_awards: 'Awards',
        portfolio_new_award: 'New award',
        portfolio_add_award: 'Add Award',
        portfolio_failed_add_award: 'Failed to add award',
        portfolio_failed_delete_award: 'Failed to delete award',
      });
      above(
        `${WEB}/features/portfolio/state/list-words.ts`,
        '  volunteering: {',
        `  awards: {
    label: m.portfolio_view_awards,
    newItem: m.portfolio_new_award,
    add: m.portfolio_add_award,
    failedAdd: m.portfolio_failed_add_award,
    failedDelete: m.portfolio_failed_delete_award,
    fields: { title: m.field_title, date },
  },`,
      );
      above(
        `${WEB}/components/portfolio-view/portfolio-view.tsx`,
        '  volunteering: part(',
        '  awards: part(m.portfolio_view_awards, (of) => of.awards.map((award) => ({ ...award, place: "" })), DatedList, true),',
      );
    },
    test: apiTest(
      'portfolio-list',
      { portfolios: 'newProfessional' },
      `it('is added to, read, and in JSON Resume', async () => {
  const person = await newProfessional(server);
  const entry = { title: 'Best map', date: '2025-03' };
  await http.post('/api/awards/').set(person.bearer).send(entry).expect(201);
  expect(await person.load()).toMatchObject({ awards: [entry] });
});
`,
    ),
    known: ['apps/api/tests/written-is-read.test.ts'],
  },
};
