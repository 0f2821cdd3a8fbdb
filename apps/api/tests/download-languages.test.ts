import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { cvOf } from '../src/portfolio/downloads/cv/cv-content.ts';
import { makeCv } from '../src/portfolio/downloads/cv/cv-document.ts';
import { moreParts } from './testing/more-parts.ts';
import { newAdmin, PASSWORD } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
const admin = await newAdmin(server);

describe('a CV in French', () => {
  const published = async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ ...moreParts, customUrl, published: true, skills: ['Soudure'] });
    return (await http.get(`/api/public/portfolios/${customUrl}/`).expect(200)).body;
  };

  it('has French headings, levels and language, and leaves alone what its owner wrote', async () => {
    const content = cvOf(await published(), 'https://vitrine.test/p/ada', 'fr');
    const pdf = await getDocumentProxy(new Uint8Array(await makeCv(content, undefined)));
    const { text } = await extractText(pdf, { mergePages: true });
    const plain = text.replace(/\s+/g, ' ');
    for (const part of [
      ...['Bientôt disponible · 1 March 2027', 'Compétences', 'Soudure', 'Certifications'],
      ...['Langues', 'English – Langue maternelle · French – Intermédiaire supérieur (B2)'],
      ...['Bénévolat', 'Publications', 'Paying by SMS'],
    ]) {
      expect(plain).toContain(part);
    }
    expect((await getMeta(pdf)).info).toMatchObject({ Language: 'fr' });
  });

  it('says in French where there is more', async () => {
    const { notes } = cvOf(await published(), 'https://vitrine.test/p/ada', 'fr');
    expect(notes.moreAt).toBe('La suite se trouve à l’adresse vitrine.test/p/ada');
    expect(notes.lettersAreMissing).toMatch(/^Une partie .* vitrine\.test\/p\/ada$/);
  });
});

describe('a table in French', () => {
  const download = async (path: string) => {
    const { headers, text } = await http
      .get(`/api/exports/${path}`)
      .set(admin.bearer)
      .set('Accept-Language', 'fr')
      .expect(200)
      .expect('Content-Language', 'fr');
    return { saved: headers['content-disposition'], lines: text.slice(1).split('\r\n') };
  };

  it.each([
    ['applications', 'candidatures', 'Reçue le (UTC),Type,Statut,Nom,Adresse e-mail,Téléphone,'],
    ['subscribers', 'abonnes', 'Adresse e-mail,État,Demandé le (UTC),Confirmé le (UTC),Sujets,'],
    ['audit', 'activite', 'Date (UTC),Qui,Action,Élément,Nom,Identifiant,Avant,Après'],
  ])('of %s is called %s and headed in French', async (path, file, headings) => {
    const { saved, lines } = await download(`${path}/`);
    const day = clock.now().toISOString().slice(0, 10);
    expect(saved).toBe(`attachment; filename=${file}-${day}.csv`);
    expect(lines[0]).toContain(headings);
  });

  it('names a deleted account in French', async () => {
    const leaver = await newAdmin(server);
    const sent = { name: 'Cartes' };
    const { body } = await http.post('/departments/').set(leaver.bearer).send(sent).expect(201);
    await http
      .post('/api/account/delete/')
      .set(leaver.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    const { lines } = await download(`audit/?subject_id=${body.id}`);
    expect(lines[1]).toContain(',un compte supprimé,created,department,Cartes,');
  });
});
