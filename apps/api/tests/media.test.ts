import { mediaItemSchema, pictureSources } from '@vitrine/contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf, peoplePhoto, phonePhoto, plainPicture, video } from './testing/files.ts';
import { newAdmin } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const picture = () => plainPicture(700, 500).png().toBuffer();

describe('POST api/media/', () => {
  it('keeps a picture in every size, and says where the largest is', async () => {
    const person = await newProfessional(server);
    const item = await person.upload(await picture(), {
      title: 'My picture',
      description: 'At work',
      media_type: 'image',
    });
    expect(mediaItemSchema.parse(item)).toEqual(item);
    expect(item).toMatchObject({ type: 'image', title: 'My picture', description: 'At work' });
    expect(item.url).toMatch(/^\/media\/[\w-]{43}\/700x500\.webp$/);
    expect((await person.load()).media_items).toEqual([item]);
    const sources = pictureSources(item.url);
    const urls = `${sources?.webp}, ${sources?.avif}`.split(', ').map((part) => part.split(' ')[0]);
    expect(urls).toHaveLength(6);
    for (const url of urls) {
      const { body } = await http.get(String(url)).responseType('blob').expect(200);
      const wanted = url?.endsWith('avif') ? 'heif' : 'webp';
      expect((await sharp(body).metadata()).format).toBe(wanted);
    }
  });

  it('keeps nothing of a photo but its pixels, turned upright', async () => {
    const person = await newProfessional(server);
    const { url } = await person.upload(await phonePhoto(60, 40), { title: 'Photo' });
    expect(url).toMatch(/40x60\.webp$/);
    for (const address of [url, url.replace('.webp', '.avif')]) {
      const { body } = await http.get(address).responseType('blob').expect(200);
      expect((await sharp(body).metadata()).exif).toBeUndefined();
      expect(body.includes('Marker')).toBe(false);
    }
  });

  it('takes a file that comes alone as a profile image, listed nowhere', async () => {
    const person = await newProfessional(server);
    const first = await person.upload(await picture());
    const second = await person.upload(await picture());
    expect((await person.load()).media_items).toEqual([]);
    const saved = await person.save({ profileImage: first.url });
    expect(saved.profileImage).toBe(first.url);
    expect(saved.media_items).toEqual([]);
    await http.get(second.url).expect(404);
    const third = await person.upload(await picture());
    expect((await person.save({ headline: 'In between' })).profileImage).toBe(first.url);
    await person.save({ profileImage: third.url });
    await http.get(first.url).expect(404);
    await http.get(third.url).expect(200);
    expect((await person.save({ profileImage: '' })).profileImage).toBe('');
    await http.get(third.url).expect(404);
  });

  it('sends a tall profile image back with a guess where its subject is', async () => {
    const person = await newProfessional(server);
    const photo = await peoplePhoto([1_200, 2_400], [{ x: 600, y: 1_776, skin: '#8d5524' }]);
    const { focus } = await person.upload(photo);
    expect(Math.abs((focus?.y ?? 0) - 74)).toBeLessThan(10);
    expect(await person.upload(photo, { title: 'In the gallery' })).not.toHaveProperty('focus');
    expect(await person.upload(await picture())).not.toHaveProperty('focus');
  });

  it('names and describes a file that comes with its type alone', async () => {
    const person = await newProfessional(server);
    const item = await person.upload(pdf(), { media_type: 'document' }, 'Curriculum – été.pdf');
    expect(item).toMatchObject({
      type: 'document',
      title: 'Curriculum – été.pdf',
      description: 'Uploaded media',
      file: 'Curriculum – été.pdf',
    });
  });

  it('goes by the content of the file, not by what its sender calls it', async () => {
    const person = await newProfessional(server);
    const document = await person.upload(pdf(), { media_type: 'image' }, 'photo.jpg');
    const film = await person.upload(video(), { media_type: 'document' }, 'cv.pdf');
    expect(document.type).toBe('document');
    expect(film.type).toBe('video');
    expect(film.url).toMatch(/video\.mp4$/);
  });

  it('takes no id, owner, address or size from the sender', async () => {
    const person = await newProfessional(server);
    const item = await person.upload(pdf(), {
      title: 'T',
      id: 'chosen',
      url: '/media/chosen/x',
      listed: 'false',
      portfolioId: 'other',
      sizeBytes: '0',
    });
    expect(item.id).not.toBe('chosen');
    expect(item.url).toBe(`/media/${item.id}/document.pdf`);
  });

  it('is for signed-in users only, and reads nothing of the others', async () => {
    const admin = await newAdmin(server);
    const before = await listStored(server);
    await http.post('/api/media/').attach('file', pdf(), 'a.pdf').expect(401);
    await http.post('/api/media/').set(admin.bearer).attach('file', pdf(), 'a.pdf').expect(403);
    await http.delete('/api/media/some/').expect(401);
    await http.delete('/api/media/some/').set(admin.bearer).expect(403);
    expect(await listStored(server)).toEqual(before);
  });
});

describe('the focal point of a portrait', () => {
  it('is kept with the profile image, and the file stays while it is moved', async () => {
    const person = await newProfessional(server);
    const { url } = await person.upload(await picture());
    const first = await person.save({ profileImage: `${url}#focus=40,20` });
    expect(first.profileImage).toBe(`${url}#focus=40,20`);
    await person.save({ profileImage: `${url}#focus=45,20` });
    await http.get(url).expect(200);
    expect((await person.save({ profileImage: url })).profileImage).toBe(url);
    await http.get(url).expect(200);
  });

  it('is visible on the published page, and goes with its file', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    const { url, id } = await person.upload(await picture());
    const profileImage = `${url}#focus=40,20`;
    await person.save({ customUrl, published: true, profileImage });
    const shown = () => http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect((await shown()).body.profileImage).toBe(profileImage);
    await http.delete(`/api/media/${id}/`).set(person.bearer).expect(204);
    expect((await shown()).body.profileImage).toBe('');
  });

  it.each(['#focus=101,0', '#focus=40', '#40,20', '#focus=40,20" x="'])(
    'is refused as %s',
    async (focus) => {
      const person = await newProfessional(server);
      const { url } = await person.upload(await picture());
      const sent = { profileImage: `${url}${focus}` };
      const { body } = await http.put('/api/portfolio/').set(person.bearer).send(sent).expect(422);
      expect(JSON.stringify(body)).toContain('profileImage');
    },
  );

  it("does not make another's picture one's own", async () => {
    const owner = await newProfessional(server);
    const other = await newProfessional(server);
    const { url } = await owner.upload(await picture());
    const sent = { profileImage: `${url}#focus=40,20` };
    await http.put('/api/portfolio/').set(other.bearer).send(sent).expect(422);
  });
});

describe('pictures on the page', () => {
  it('are the own ones, and leave it when they are removed', async () => {
    const person = await newProfessional(server);
    const [one, two] = [
      await person.upload(await picture(), { title: 'One' }),
      await person.upload(await picture(), { title: 'Two' }),
    ];
    await person.save({ profileImage: one.url, gallery: [two.url, one.url] });
    await http.delete(`/api/media/${one.id}/`).set(person.bearer).expect(204);
    expect(await person.load()).toMatchObject({ profileImage: '', gallery: [two.url] });
    const saved = await person.save({ media_items: [] });
    expect(saved).toMatchObject({ media_items: [], gallery: [] });
    await http.get(two.url).expect(404);
  });

  it("are never another person's, nor a document", async () => {
    const owner = await newProfessional(server);
    const other = await newProfessional(server);
    const foreign = await owner.upload(await picture(), { title: 'Mine' });
    const document = await other.upload(pdf(), { title: 'CV' });
    for (const sent of [
      { profileImage: foreign.url },
      { gallery: [foreign.url] },
      { profileImage: document.url },
    ]) {
      const { body } = await http.put('/api/portfolio/').set(other.bearer).send(sent).expect(422);
      expect(body.detail).toBe('Choose a picture that was uploaded here');
    }
  });

  it('are renamed, put in order and removed by a save', async () => {
    const person = await newProfessional(server);
    const items = [];
    for (const title of ['One', 'Two', 'Three']) items.push(await person.upload(pdf(), { title }));
    const [one, two, three] = items;
    const saved = await person.save({
      media_items: [three, { ...one, title: 'Renamed', url: '/media/x/y', type: 'video' }],
    });
    expect(saved.media_items).toEqual([three, { ...one, title: 'Renamed' }]);
    await http.get(String(two?.url)).expect(404);
    expect((await listStored(server)).join()).not.toContain(String(two?.id));
  });
});

describe('DELETE api/media/{id}/', () => {
  it('removes the item and its files', async () => {
    const person = await newProfessional(server);
    await person.save({ customUrl: freeName(), published: true });
    const before = await listStored(server);
    const item = await person.upload(await picture(), { title: 'Gone' });
    expect(await listStored(server)).toHaveLength(before.length + 6);
    await http.delete(`/api/media/${item.id}/`).set(person.bearer).expect(204);
    expect(await listStored(server)).toEqual(before);
    await http.get(item.url).expect(404);
    await http.delete(`/api/media/${item.id}/`).set(person.bearer).expect(404);
  });

  it("leaves another person's file alone", async () => {
    const owner = await newProfessional(server);
    const other = await newProfessional(server);
    const item = await owner.upload(pdf(), { title: 'Mine' });
    await http.delete(`/api/media/${item.id}/`).set(other.bearer).expect(404);
    await http.delete('/api/media/%00/').set(other.bearer).expect(404);
    await http.get(item.url).expect(200);
    expect((await owner.load()).media_items).toEqual([item]);
  });
});
