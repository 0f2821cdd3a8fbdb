import { linkedInArchive } from '../../../../packages/resume/src/testing.ts';

/** A CV of which some is new, some on the page, some wrong and some not understood. */
export const PASTED_CV = `Ngozi Fonyuy
Payments engineer in Limbe
+237 6 70 00 00 00 | ngozi.cv@example.com

EXPERIENCE
Lead engineer, Bakweri Savings
March 2021 – today
• Rebuilt the ledger, and trained six people to run it
• Cut failed transfers from 4 % to 0.2 %

Consultant
2012 - 2014

SKILLS
Go, PostgreSQL, Accounting, Bookkeeping for small shops

LANGUAGES
French (B2), Bakweri: native

CERTIFICATIONS
CKA – CNCF – Mar 2022

PROJECTS
Njangi book: a savings book for groups that works without a line.

HOBBIES
Chess and hiking
`;

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** LinkedIn's archive with tables that are read, one that is not, and one that is broken. */
export async function linkedInFile(): Promise<ChosenFile> {
  const archive = linkedInArchive({
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Websites\n' +
      'Ngozi,Fonyuy,Ledgers for savings banks,"I make payment systems that survive a bad line.\n\nLately for market traders.",[PORTFOLIO:https://ngozi.example.com]\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Bakweri Savings,Lead engineer,"Rebuilt the ledger.\nTrained six people to run it.",Limbe,Mar 2021,\n' +
      'Camtel,Technician,Masts from Tiko to Idenau.,Douala,2016,Feb 2018\n' +
      'Douala Port,Engineer,,Douala,2018,2022\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
      'University of Buea,2014,2018,,BEng Computer Engineering,Chess\n',
    'Skills.csv': 'Name\nGo\nPostgreSQL\nOffline first\nBookkeeping\n',
    'Languages.csv': 'Name,Proficiency\nFrench,Professional working proficiency\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\n' +
      'Certified Kubernetes Administrator,https://certificates.example.com/cka,CNCF,Mar 2025,,4711\n',
    'messages.csv': 'FROM,TO,CONTENT\nAda,Ngozi,a secret\n',
    'Honors.csv': 'Title,Description,Issued On\nEngineer of the year,South West,2023\n',
  });
  const buffer = Buffer.from(await archive.arrayBuffer());
  return { name: archive.name, mimeType: archive.type, buffer };
}

/** JSON Resume with a wrong date, an entry without a name and fields that no page has. */
export function jsonResumeFile(): ChosenFile {
  const resume = {
    basics: {
      name: 'Ngozi Fonyuy',
      label: 'Payments engineer',
      email: 'ngozi.cv@example.com',
      phone: '+237 670 00 00 00',
      summary: 'I make payment systems that survive a bad line.',
      profiles: [{ network: 'GitHub', username: 'ngozi', url: 'https://github.com/example' }],
      location: { city: 'Limbe', countryCode: 'CM' },
    },
    work: [
      {
        ...{ name: 'Bakweri Savings', position: 'Lead engineer', startDate: '2022-03' },
        highlights: ['Rebuilt the ledger', 'Cut failed transfers from 4 % to 0.2 %'],
      },
      { name: 'Camtel', position: 'Technician', startDate: 'last harvest', endDate: '2018-13-40' },
      { position: '', name: 'Tiko Airport', startDate: '2011' },
    ],
    education: [
      { institution: 'University of Buea', area: 'Computer Engineering', endDate: '2018' },
    ],
    skills: [{ name: 'Databases', keywords: ['PostgreSQL', 'SQLite'] }],
    projects: [
      {
        ...{ name: 'Njangi Ledger', description: 'A savings book that two hundred groups share.' },
        ...{ url: 'https://njangi.example.com/ledger', keywords: ['PostgreSQL'] },
      },
    ],
    interests: [{ name: 'Hiking', keywords: ['Etinde', 'Fako'] }],
    awards: [{ title: 'Engineer of the year', date: '2023', awarder: 'South West' }],
  };
  const buffer = Buffer.from(JSON.stringify(resume));
  return { name: 'resume.json', mimeType: 'application/json', buffer };
}
