import { departments } from './departments.ts';
import { leadership } from './leadership.ts';
import { defaultPages } from './pages/index.ts';
import { partners } from './partners.ts';
import { blogPosts } from './posts/index.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/** Everything a first start fills the website with; an administrator edits it from there. */
export const defaultContent = {
  pages: defaultPages,
  projects,
  testimonials,
  services,
  departments,
  leadership,
  teamMembers,
  partners,
  blogPosts,
} as const;
