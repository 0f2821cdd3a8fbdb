import { departments } from './departments.ts';
import { leadership } from './leadership.ts';
import { defaultPages } from './pages/index.ts';
import { partners } from './partners.ts';
import { blogPosts } from './posts/index.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';
import { typeset } from './typeset.ts';

/** The content of a first start in French; its files are written with ordinary spaces. */
export const defaultContent = /* @__PURE__ */ typeset({
  pages: defaultPages,
  projects,
  testimonials,
  services,
  departments,
  leadership,
  teamMembers,
  partners,
  blogPosts,
} as const);
