import { describe, expect, it } from 'vitest';
import type { ImportedResume } from './imported-resume.ts';
import { readLinkedInArchive } from './linkedin/read-linkedin.ts';
import { readResumeFile, readResumeText } from './read-resume.ts';
import { craftedZip, deflated, linkedInArchive } from './testing.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const json = (value: unknown) => file('resume.json', JSON.stringify(value));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value);
const unread = ({ unread: all }: ImportedResume) =>
  all.map(({ reason, place, text }) => [reason, `${place.of} ${place.number}`, text]);
const refusal = (code: string) => expect.objectContaining({ name: 'UnreadableFile', code });

const BOMB_BYTES = 24 * 1024 * 1024;
const profile =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
  'Ngozi,Fonyuy,,,,I make payments boring,"Eleven years of ledgers.\r\nNow I teach.",Software,,"Limbe, Cameroon",,"[PORTFOLIO:https://ngozi.example.com,OTHER:github.com/ngozi]",\r\n';
const positions =
  '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\n' +
  'Bakweri Savings,Lead engineer,"Rebuilt the ledger.\n""Boring"", they said.",,Mar 2021,\r\n' +
  'Camtel,Technician,,Douala,2016,Feb 2021\r\n';

describe("LinkedIn's archive", () => {
  it('has its profile, positions and the other tables of a career', async () => {
    const archive = linkedInArchive({
      'Basic/Profile.csv': profile,
      'Basic/Positions.csv': positions,
      'Basic/Education.csv':
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Buea,2010,2014,,BEng,\n',
      'Basic/Skills.csv': 'Name\nGo\nPostgreSQL\nGo\n',
      'Basic/Languages.csv':
        'Name,Proficiency\nEnglish,Native or bilingual proficiency\nFrench,Limited working proficiency\n',
      'Basic/Certifications.csv':
        'Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://example.com/cka,CNCF,Mar 2022,Mar 2025,1\n',
      'Basic/Projects.csv':
        'Title,Description,Url,Started On,Finished On\nNjangi,A savings book,https://njangi.example.com,Jan 2019,\n',
      'Basic/Publications.csv':
        'Name,Published On,Description,Publisher,Url\nLedgers,"Aug 12, 2015",,ACM,javascript:alert(1)\n',
      'Basic/Volunteering.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Mentor,Education,Jan 2018,Dec 2019,Sundays\n',
      'Basic/Email_Addresses.csv':
        'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nngozi@example.com,Yes,Yes,\n',
      'Basic/PhoneNumbers.csv': 'Extension,Number,Type\n,+237 6 70 00 00 00,Mobile\n',
      'Basic/Honors.csv': 'Title,Description,Issued On\nPrize,,2020\n',
      'Recommendations Received.csv': 'First Name,Text\nEposi,She ships.\n',
      'Basic/messages.csv': 'FROM,TO,CONTENT\nAda,Ngozi,a secret\n',
    });
    const resume = await readResumeFile(archive);
    const { items, words } = resume;
    expect(words.headline?.value).toBe('I make payments boring');
    expect(words.summary?.value).toBe('Eleven years of ledgers.\nNow I teach.');
    expect(words.phone?.value).toBe('+237 6 70 00 00 00');
    expect(items.experiences).toEqual([
      {
        value: {
          title: 'Lead engineer',
          company: 'Bakweri Savings',
          period: 'Mar 2021 – today',
          description: 'Rebuilt the ledger.\n"Boring", they said.',
        },
        place: { unit: 'row', of: 'Positions.csv', number: 2 },
      },
      {
        value: {
          title: 'Technician',
          company: 'Camtel',
          period: '2016 – Feb 2021',
          description: '',
        },
        place: { unit: 'row', of: 'Positions.csv', number: 3 },
      },
    ]);
    expect(values(items.educations)).toEqual([
      { degree: 'BEng', institution: 'University of Buea', year: '2010 – 2014' },
    ]);
    expect(values(resume.skills)).toEqual(['Go', 'PostgreSQL']);
    expect(values(items.languages)).toEqual([
      { name: 'English', level: 'native' },
      { name: 'French', level: 'B1' },
    ]);
    expect(values(items.certificates)).toEqual([
      { name: 'CKA', issuer: 'CNCF', date: 'Mar 2022 – Mar 2025', url: 'https://example.com/cka' },
    ]);
    expect(values(items.projects)).toMatchObject([
      { name: 'Njangi', url: 'https://njangi.example.com', period: 'Jan 2019 – today' },
    ]);
    expect(values(items.volunteering)).toEqual([
      {
        role: 'Mentor',
        organisation: 'Red Cross',
        period: 'Jan 2018 – Dec 2019',
        description: 'Education\n\nSundays',
      },
    ]);
    expect(values(items.links)).toEqual([
      { name: 'Portfolio', url: 'https://ngozi.example.com' },
      { name: 'GitHub', url: 'https://github.com/ngozi' },
      { name: 'E-mail', url: 'mailto:ngozi@example.com' },
    ]);
    expect(unread(resume)).toEqual([
      ['account', 'Profile.csv 2', 'Ngozi Fonyuy'],
      ['no-part', 'Profile.csv 2', 'Industry: Software'],
      ['no-part', 'Positions.csv 3', 'Location: Douala'],
      ['no-part', 'Certifications.csv 2', 'License Number: 1'],
      ['wrong-link', 'Publications.csv 2', 'javascript:alert(1)'],
      ['account', 'Email Addresses.csv 2', 'old@example.com'],
      ['no-part', 'honors.csv 1', ''],
      ['asked-for', 'recommendations received.csv 1', ''],
    ]);
    expect(JSON.stringify(resume)).not.toContain('a secret');
  });

  it('may begin its tables with notes', async () => {
    const notes = 'Notes:\n"When exporting your data, some of it\nmay be missing"\n\n';
    const resume = await readResumeFile(linkedInArchive({ 'Skills.csv': `${notes}Name\nGo\n` }));
    expect(resume.skills).toEqual([
      { value: 'Go', place: { unit: 'row', of: 'Skills.csv', number: 5 } },
    ]);
  });

  it('may hold French that an older program wrote in windows-1252', async () => {
    const bytes = Uint8Array.from([...'Name\nGénie électrique\n'].map((one) => one.charCodeAt(0)));
    const resume = await readResumeFile(linkedInArchive({ 'Skills.csv': bytes }));
    expect(values(resume.skills)).toEqual(['Génie électrique']);
  });

  it('tells a table with other columns, and a row whose quote never ends', async () => {
    const resume = await readResumeFile(
      linkedInArchive({
        'Positions.csv': 'Firma,Rolle\nCamtel,Technikerin\n',
        'Skills.csv': 'Name\nGo\n"Rust\n',
      }),
    );
    expect(values(resume.skills)).toEqual(['Go']);
    expect(unread(resume)).toEqual([
      ['wrong-columns', 'Positions.csv 1', 'Firma,Rolle'],
      ['broken-row', 'Skills.csv 3', ''],
    ]);
  });

  it('may come as one of its tables, unpacked', async () => {
    const { items } = await readResumeFile(file('Positions.csv', positions));
    expect(values(items.experiences)).toHaveLength(2);
    await expect(readResumeFile(file('prices.csv', 'a,b\n'))).rejects.toEqual(
      refusal('not-linkedin'),
    );
  });

  it('reads 2,000 skills', async () => {
    const rows = Array.from({ length: 2_000 }, (_, number) => `Skill ${number}`);
    const resume = await readResumeFile(
      linkedInArchive({ 'Skills.csv': ['Name', ...rows].join('\n') }),
    );
    expect(resume.skills).toHaveLength(2_000);
  });
});

describe('an archive that cannot be read', () => {
  it.each([
    ['nothing in it', {}, 'linkedin-empty'],
    ['nothing of a career in it', { 'Connections.csv': 'First Name\n' }, 'linkedin-empty'],
    ['tables without rows', { 'Skills.csv': 'Name\n', 'Profile.csv': '' }, 'linkedin-empty'],
    ['other files', { 'holiday/beach.jpg': 'x' }, 'not-linkedin'],
    ['the text of OpenDocument', { 'content.xml': '<x/>' }, 'word'],
  ])('has %s', async (_, tables, code) => {
    await expect(readResumeFile(linkedInArchive(tables))).rejects.toEqual(refusal(code));
  });

  it('is cut off', async () => {
    const whole = linkedInArchive({ 'Profile.csv': profile, 'Positions.csv': positions });
    for (const part of [0.1, 0.5, 0.9]) {
      const cut = file('linkedin.zip', whole.slice(0, whole.size * part));
      await expect(readResumeFile(cut)).rejects.toEqual(refusal('zip-damaged'));
    }
  });

  it('has a table with other bytes than were packed', async () => {
    const bytes = await bytesOf(linkedInArchive({ 'Skills.csv': 'Name\nGo\n' }));
    const at = bytes.indexOf('v'.charCodeAt(0)) + 3;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    await expect(readResumeFile(file('a.zip', bytes))).rejects.toEqual(refusal('zip-damaged'));
  });

  it('is locked with a password', async () => {
    const bytes = await bytesOf(linkedInArchive({ 'Skills.csv': 'Name\nGo\n' }));
    const text = new TextDecoder('latin1').decode(bytes);
    // bit 0 of the flags, in the header of the file and in the directory
    const flags = [text.indexOf('PK\u0003\u0004') + 6, text.indexOf('PK\u0001\u0002') + 8];
    for (const at of flags) bytes[at] = (bytes[at] ?? 0) | 1;
    await expect(readResumeFile(file('a.zip', bytes))).rejects.toEqual(refusal('zip-encrypted'));
  });

  it.each([
    ['and says so', BOMB_BYTES, 'zip-too-large'],
    ['and is wrong about it: it stops where its directory does', 1_000, 'zip-damaged'],
  ])('unpacks to more than is allowed %s', async (_, claimed, code) => {
    const bomb = await deflatedZip('Skills.csv', BOMB_BYTES, claimed);
    expect(bomb.size).toBeLessThan(100_000);
    await expect(readResumeFile(bomb)).rejects.toEqual(refusal(code));
  });

  it('may unpack to much where nobody asks for it', async () => {
    const bomb = await deflatedZip('messages.csv', BOMB_BYTES, BOMB_BYTES);
    await expect(readResumeFile(bomb)).rejects.toEqual(refusal('linkedin-empty'));
  });

  it('counts all of its tables together', async () => {
    const archive = linkedInArchive({ 'Profile.csv': profile, 'Positions.csv': positions });
    await expect(readLinkedInArchive(archive, profile.length + 10)).rejects.toEqual(
      refusal('zip-too-large'),
    );
  });
});

describe('a JSON Resume', () => {
  it('has every part that a page has', async () => {
    const resume = await readResumeFile(
      json({
        basics: {
          name: 'Ngozi Fonyuy',
          label: 'Engineer',
          email: 'ngozi@example.com',
          phone: '+237 6 70 00 00 00',
          url: 'https://ngozi.example.com',
          summary: 'Ledgers.',
          image: 'https://example.com/me.jpg',
          location: { city: 'Limbe', countryCode: 'CM' },
          profiles: [{ network: 'GitHub', username: 'ngozi', url: 'https://github.com/ngozi' }],
        },
        work: [
          {
            name: 'Bakweri Savings',
            position: 'Lead',
            startDate: '2021-03-15',
            summary: 'Rebuilt it.',
            highlights: ['Six trained'],
            location: 'Limbe',
          },
        ],
        volunteer: [
          { organization: 'Red Cross', position: 'Mentor', startDate: '2018', endDate: '2018' },
        ],
        education: [{ institution: 'UB', area: 'Computing', studyType: 'BEng', endDate: '2014' }],
        certificates: [
          { name: 'CKA', issuer: 'CNCF', date: '2022-03', url: 'https://example.com' },
        ],
        publications: [{ name: 'Ledgers', publisher: 'ACM', releaseDate: '2015-08-12' }],
        skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }],
        languages: [
          { language: 'French', fluency: 'B2' },
          { language: 'Latin', fluency: 'Vale' },
        ],
        interests: [{ name: 'Chess', keywords: ['clubs', 'by mail'] }],
        projects: [{ name: 'Njangi', description: 'Book', keywords: ['React'], roles: ['Maker'] }],
        references: [{ name: 'Eposi Tabe', reference: 'She ships.', role: 'Team lead' }],
      }),
    );
    const { items, words } = resume;
    expect(Object.entries(words).map(([name, found]) => [name, found.value])).toEqual([
      ['headline', 'Engineer'],
      ['summary', 'Ledgers.'],
      ['phone', '+237 6 70 00 00 00'],
      ['location', 'Limbe, Cameroon'],
    ]);
    expect(values(items.experiences)).toEqual([
      {
        title: 'Lead',
        company: 'Bakweri Savings',
        period: 'Mar 2021 – today',
        description: 'Rebuilt it.\n- Six trained',
      },
    ]);
    expect(values(items.volunteering)).toMatchObject([
      { organisation: 'Red Cross', period: '2018' },
    ]);
    expect(values(items.educations)).toMatchObject([{ degree: 'BEng, Computing', year: '2014' }]);
    expect(values(items.certificates)).toMatchObject([{ issuer: 'CNCF', date: 'Mar 2022' }]);
    expect(values(items.publications)).toMatchObject([{ title: 'Ledgers', date: 'Aug 2015' }]);
    expect(values(resume.skills)).toEqual(['Web', 'HTML', 'CSS']);
    expect(values(items.languages)).toEqual([
      { name: 'French', level: 'B2' },
      { name: 'Latin', level: '' },
    ]);
    expect(values(items.projects)).toMatchObject([{ technologies: ['React'], role: 'Maker' }]);
    expect(values(items.links)).toEqual([
      { name: 'GitHub', url: 'https://github.com/ngozi' },
      { name: 'E-mail', url: 'mailto:ngozi@example.com' },
      { name: 'ngozi.example.com', url: 'https://ngozi.example.com' },
    ]);
    expect(unread(resume)).toEqual([
      ['account', 'basics 1', 'Ngozi Fonyuy'],
      ['photo', 'basics 1', 'https://example.com/me.jpg'],
      ['no-part', 'work 1', 'location: Limbe'],
      ['unknown-level', 'languages 2', 'Latin: Vale'],
      ['no-part', 'interests 1', 'name: Chess\nkeywords: clubs, by mail'],
      ['asked-for', 'references 1', 'name: Eposi Tabe\nreference: She ships.\nrole: Team lead'],
    ]);
  });

  it('of 5 MB with wrong dates keeps them as they are written', async () => {
    const wrong = ['Spring 2020', 2019, null, { year: 2018 }, '2020-13-45', 'x'.repeat(300)];
    const work = Array.from({ length: 2_000 }, (_, index) => ({
      name: `Company ${index}`,
      position: 'Engineer',
      startDate: wrong[index % wrong.length],
      endDate: '31.02.2021',
      summary: 's'.repeat(2_500),
    }));
    const large = json({ work });
    expect(large.size).toBeGreaterThan(5_000_000);
    const { items } = await readResumeFile(large);
    expect(items.experiences).toHaveLength(2_000);
    expect(items.experiences.slice(0, 5).map(({ value }) => value.period)).toEqual([
      'Spring 2020 – 31.02.2021',
      '2019 – 31.02.2021',
      '31.02.2021',
      '31.02.2021',
      '2020-13-45 – 31.02.2021',
    ]);
  });

  it('may hold entries of another kind, which are listed as unread', async () => {
    const resume = await readResumeFile(json({ work: ['Camtel', { name: 'Camtel' }], skills: 7 }));
    expect(values(resume.items.experiences)).toMatchObject([{ company: 'Camtel', title: '' }]);
    expect(unread(resume)[0]).toEqual(['wrong-kind', 'work 1', 'Camtel']);
  });

  it('loses the characters that nobody sees', async () => {
    const resume = await readResumeFile(json({ skills: [{ name: '\u202eoG\u0000' }] }));
    expect(values(resume.skills)).toEqual(['oG']);
    expect(unread(resume)).toEqual([['unseen', 'resume.json 1', '2']]);
  });

  it.each([
    ['{"name":"a-package","version":"1.0.0"}', 'not-a-resume'],
    ['[]', 'not-a-resume'],
    ['{}', 'not-a-resume'],
    ['{"basics":{}}', 'nothing-found'],
    ['{"work": [', 'json-broken'],
  ])('is none: %s', async (text, code) => {
    await expect(readResumeFile(file('resume.json', text))).rejects.toEqual(refusal(code));
    await expect(readResumeText(text)).rejects.toEqual(refusal(code));
  });
});

describe('a pasted CV', () => {
  it.each(['[Limbe] Ngozi Fonyuy', '{ Ngozi Fonyuy }', '[1] Ngozi Fonyuy'])(
    'may begin with a bracket: %s',
    async (first) => {
      const resume = await readResumeText(`${first}\n\nSkills\nGo, PostgreSQL`);
      expect(values(resume.skills)).toEqual(['Go', 'PostgreSQL']);
    },
  );
});

describe('a file that is no resume', () => {
  const noise = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 256);
  it.each<[string, File, string]>([
    ['nothing', file('cv.txt'), 'empty'],
    ['noise', file('cv.txt', noise), 'binary'],
    ['a cut PDF', file('cv.pdf', '%PDF-1.7'), 'pdf-damaged'],
    ['an old Word file', file('cv.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])), 'word'],
    ['rich text', file('cv.rtf', '{\\rtf1 Hello}'), 'word'],
    ['more than is read', file('cv.txt', new Uint8Array(10 * 1024 * 1024 + 1)), 'too-large'],
  ])('is distinguished: %s', async (_, given, code) => {
    await expect(readResumeFile(given)).rejects.toEqual(refusal(code));
  });

  it('may be the text of a CV', async () => {
    const resume = await readResumeFile(file('cv.txt', '\ufeffSkills\nGo'));
    expect(values(resume.skills)).toEqual(['Go']);
  });
});

/** A zip with one file of blanks, deflated; its directory may lie about the size. */
async function deflatedZip(name: string, size: number, claimed: number): Promise<File> {
  return craftedZip([{ name, packed: await deflated(' '.repeat(size)), size: claimed }]);
}
