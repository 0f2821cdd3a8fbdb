import type { PageContent, PageKey } from '@vitrine/contracts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { careers } from './careers.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { cookies } from './cookies.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';
import { projects } from './projects.ts';
import { solutions } from './solutions.ts';
import { team } from './team.ts';
import { terms } from './terms.ts';
import { visionMission } from './vision-mission.ts';

/** What every page says in French before anyone has edited it. */
export const defaultPages: { [K in PageKey]: PageContent<K> } = {
  home,
  about,
  'vision-mission': visionMission,
  solutions,
  projects,
  team,
  contact,
  blog,
  careers,
  privacy,
  terms,
  cookies,
  company,
};
