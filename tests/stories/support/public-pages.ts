import { photo } from './files.ts';
import { newPerson } from './people.ts';

/** Pages whose address never changes. */
export const FIXED_PAGES = [
  '/',
  '/about',
  '/vision-mission',
  '/solutions',
  '/team',
  '/projects',
  '/projects/gigbridge',
  '/blog',
  '/blog/all',
  '/contact',
  '/careers',
  '/professionals',
  '/privacy',
  '/terms',
  '/cookies',
  '/login',
  '/register',
];

/** Where the code of most of the company's pages is, About Us and Team among them. */
export const COMPANY_PAGES_CODE = /\/company-pages-.*\.js$/;

export interface PublicPages {
  /** One of the company's posts, `/blog/…`. */
  article: string;
  /** Of someone who published it just now, `/p/…`. */
  portfolio: string;
  /** These and all others that anyone may open. */
  all: string[];
}

/** One address of each kind that the public site has; publishes a portfolio for the last of them. */
export async function publicPages(origin: string): Promise<PublicPages> {
  const article = `/blog/${await firstPost(origin)}`;
  const portfolio = `/p/${await publishPortfolio(origin)}`;
  return { article, portfolio, all: [...FIXED_PAGES, article, portfolio] };
}

async function firstPost(origin: string): Promise<string> {
  const [article] = await ask<{ slug: string }[]>(`${origin}/blogs/`);
  if (!article) throw new Error('There is no article.');
  return article.slug;
}

async function publishPortfolio(origin: string): Promise<string> {
  const { firstName, lastName, email, password } = newPerson();
  const profession = 'Software Developer';
  const names = { first_name: firstName, last_name: lastName };
  await ask(`${origin}/auth/register`, {
    body: { email, password, ...names, profession },
  });
  const { access_token: token } = await ask<{ access_token: string }>(`${origin}/auth/login`, {
    body: { email, password },
  });
  const picture = new FormData();
  picture.append('file', new Blob([photo.buffer], { type: photo.mimeType }), photo.name);
  const { url: profileImage } = await ask<{ url: string }>(`${origin}/api/media/`, {
    body: picture,
    token,
  });
  const { customUrl } = await ask<{ customUrl: string }>(`${origin}/api/portfolio/`, {
    method: 'PUT',
    body: { ...PORTFOLIO, profileImage },
    token,
  });
  return customUrl;
}

interface Question {
  method?: string;
  body?: object;
  token?: string;
}

async function ask<Answer>(url: string, { method, body, token }: Question = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      Accept: 'application/json',
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Something in every section of the page. */
const PORTFOLIO = {
  published: true,
  headline: 'Engineer for unreliable networks',
  summary: 'I make payment systems that survive a bad line.\n\nLately for market traders.',
  skills: ['Distributed systems', 'PostgreSQL', 'Offline first'],
  experiences: [
    {
      title: 'Lead engineer',
      company: 'Bakweri Savings',
      period: '2022 to today',
      description: 'Ledgers that agree after a power cut.',
    },
  ],
  educations: [
    { degree: 'BEng Computer Engineering', institution: 'University of Buea', period: '2018' },
  ],
  projects: [
    {
      name: 'Njangi Ledger',
      description: 'A savings book that two hundred groups share.',
      technologies: ['PostgreSQL', 'React'],
      ...{ role: 'Lead engineer', period: '2023 to today', url: 'https://njangi.example.com/app' },
    },
  ],
  certificates: [
    { name: 'Kubernetes Administrator', issuer: 'CNCF', date: 'March 2025', url: '' },
    { name: 'Scrum Master', issuer: '', date: '', url: 'https://certificates.example.com/1' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'French', level: 'B2' },
  ],
  volunteering: [
    {
      role: 'Mentor',
      organisation: 'Girls who build',
      period: 'since 2021',
      description: 'Saturdays.',
    },
  ],
  publications: [
    {
      title: 'Paying by SMS',
      publisher: 'ACM DEV',
      date: '2024',
      url: 'https://papers.example.com',
    },
  ],
  ...{ availability: 'from', availabilityNote: '1 March 2027' },
  links: [{ name: 'My notes', url: 'https://notes.example.com/ngozi' }],
};
