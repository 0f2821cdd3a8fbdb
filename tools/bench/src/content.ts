import { callApi } from './http-client.ts';
import { ADMIN, type Product, signIn } from './product.ts';

const POSTS = 26;
const SECTION = 'A savings group meets on Thursday and counts what it has together. '.repeat(12);

const OWNER = { email: 'owner@example.com', password: 'an owner of a page' };
/** About as much as the page of someone who leaves nothing out: some 300 kB. */
const LARGE = { projects: 200, experiences: 100, services: 100 };

/** What the measured pages show. */
export interface Content {
  token: string;
  /** Of a post that the installation came with. */
  postId: string;
  /** Path of a portfolio with hundreds of entries. */
  largePortfolio: string;
}

/** Fills a new installation up to the size that the figures before were measured at. */
export async function fillSite({ url }: Product): Promise<Content> {
  const token = await signIn(url, ADMIN);
  const posts = await callApi<{ id: string }[]>(`${url}/blogs/`);
  const postId = posts[0]?.id;
  if (!postId) throw new Error('The installation came without a post.');
  for (let number = posts.length; number < POSTS; number += 1) {
    await callApi(`${url}/blogs/`, { token, body: post(`Post ${number}`) });
  }
  return { token, postId, largePortfolio: await publishLargePortfolio(url) };
}

export const post = (title: string) => ({
  title,
  description: 'What a savings group needs of a telephone.',
  status: 'published',
  posts: [SECTION, SECTION],
});

async function publishLargePortfolio(url: string): Promise<string> {
  const names = { first_name: 'Ngozi', last_name: 'Fonyuy', profession: 'Software Developer' };
  await callApi(`${url}/auth/register`, { body: { ...OWNER, ...names } });
  const token = await signIn(url, OWNER);
  const { customUrl } = await callApi<{ customUrl: string }>(`${url}/api/portfolio/`, {
    method: 'PUT',
    token,
    body: { published: true, headline: 'Engineer', summary: SECTION, ...largeParts() },
  });
  return `/p/${customUrl}`;
}

function largeParts() {
  const many = <T>(count: number, make: (number: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  return {
    skills: many(30, (number) => `Skill ${number}`),
    projects: many(LARGE.projects, (number) => ({
      name: `Project ${number}`,
      description: SECTION,
      technologies: ['PostgreSQL', 'React'],
    })),
    experiences: many(LARGE.experiences, (number) => ({
      title: `Position ${number}`,
      company: 'Bakweri Savings',
      period: '2022 to today',
      description: SECTION,
    })),
    services: many(LARGE.services, (number) => ({
      name: `Service ${number}`,
      description: SECTION,
      price: 'on request',
    })),
  };
}
