import { accountEndpoints } from './account.ts';
import { adminEndpoints } from './admin.ts';
import { authEndpoints } from './auth.ts';
import { blogsEndpoints } from './blogs.ts';
import { contentEndpoints } from './content.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { pageEndpoints } from './pages.ts';
import { portfolioEndpoints } from './portfolio.ts';
import { postEndpoints } from './posts.ts';
import { publicFormEndpoints } from './public-forms.ts';
import { publicPostEndpoints } from './public-posts.ts';
import { serviceEndpoints } from './service.ts';
import { libraryEndpoints, settingsEndpoints } from './settings.ts';

/**
 * The endpoints of every day. Those that few screens call are apart (`rare.ts`), so that a browser
 * fetches them with the screens that do.
 */
export const everydayEndpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...portfolioEndpoints,
  ...dashboardEndpoints,
  ...blogsEndpoints,
  ...publicPostEndpoints,
  ...contentEndpoints,
  ...pageEndpoints,
  ...publicFormEndpoints,
  ...postEndpoints,
  ...adminEndpoints,
  ...settingsEndpoints,
  ...libraryEndpoints,
  ...serviceEndpoints,
} as const;
