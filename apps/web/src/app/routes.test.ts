import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import {
  addressOf,
  fileOf,
  joinRoutes,
  matchRoute,
  notFoundRoute,
  routes,
  routeTable,
} from './routes.ts';

const everyPage = Object.fromEntries(
  routeTable.map(({ page }) => [`./${fileOf(page)}`, async () => ({ Page: () => null })]),
);
const table = joinRoutes(routeTable, everyPage);

describe('matchRoute', () => {
  it.each([
    ['/', 'routes/public/home.page.tsx', {}],
    ['/about/', 'routes/company/pages.tsx', {}],
    ['/blog/all', 'routes/public/all-posts.page.tsx', {}],
    ['/blog/01J%2FX', 'routes/public/post.page.tsx', { id: '01J/X' }],
    ['/p/ada', 'routes/public/portfolio.page.tsx', { customUrl: 'ada' }],
    ['/projects/c%C5%93ur', 'routes/company/pages.tsx', { project: 'cœur' }],
    ['/projects/%D0%BF%D1%80/', 'routes/company/pages.tsx', { project: 'пр' }],
    ['/projects/a%252Fb', 'routes/company/pages.tsx', { project: 'a%2Fb' }],
    ['/projects/%E0%A4%A', 'routes/company/pages.tsx', { project: '%E0%A4%A' }],
    ['/user', 'routes/account/dashboard.page.tsx', {}],
    ['/user/dashboard', 'routes/account/dashboard.page.tsx', {}],
    ['/login', 'routes/auth/pages.tsx', {}],
    ['/user/login', 'routes/auth/pages.tsx', {}],
    ['/admin/login', 'routes/auth/pages.tsx', {}],
    ['/admin/website-content', 'routes/admin/website-content.page.tsx', {}],
  ])('finds %s', (path, file, params) => {
    const match = matchRoute(path, table);
    expect(match.route.file).toBe(file);
    expect(match.params).toEqual(params);
  });

  it.each(['/nowhere', '/blog/1/2', '/admin/nowhere', '/p'])('finds nothing at %s', (path) => {
    expect(matchRoute(path, table).route).toBe(notFoundRoute);
  });
});

describe('addressOf', () => {
  it.each([
    ['/', '/', '/', [], true],
    ['/about', '/about', '/about', [], true],
    ['/ABOUT//', '/about', '/about', [], true],
    ['/Blog/All/', '/blog/all', '/blog/all', ['q', 'category', 'tag'], true],
    ['/blog/Some%2Fid/', '/blog/Some%2Fid', '/blog/:id', [], false],
    ['/P/Ada', '/p/Ada', '/p/:customUrl', [], false],
    ['/projects/c%c5%93ur/', '/projects/c%C5%93ur', '/projects/:project', [], false],
    ['/projects/cœur', '/projects/c%C5%93ur', '/projects/:project', [], false],
    ['/projects/%61', '/projects/a', '/projects/:project', [], false],
    ['/admin/users/', '/admin/users', '/admin/users', [], true],
  ])('leads from %s to %s', (path, canonical, route, parameters, isFixed) => {
    expect(addressOf(path, table)).toEqual({ path: canonical, route, parameters, isFixed });
  });

  it.each(['/nowhere', '/404', '/about//x'])('knows no page at %s', (path) => {
    expect(addressOf(path, table)).toBeUndefined();
  });
});

describe('joinRoutes', () => {
  it('knows a file for every page', () => {
    const pages = routeTable.map(({ page }) => `./${fileOf(page)}`);
    const inAreas = pages.filter((file) => /\/(account|admin)\//.test(file));
    expect(Object.keys(areas.pages).sort()).toEqual([...new Set(inAreas)].sort());
    expect(routes.map(({ file }) => `./${file}`)).toEqual(pages);
  });

  it('leaves out a page that has no file', () => {
    expect(joinRoutes(routeTable, {})).toEqual([]);
  });
});
