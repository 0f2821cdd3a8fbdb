import { type PageKey, pageSchemas } from '../pages/page-schemas.ts';
import { defineEndpoints } from './endpoint.ts';

const page = <K extends PageKey>(key: K) =>
  ({
    method: 'GET',
    path: `/api/pages/${key}/`,
    access: 'anyone',
    tag: 'Pages',
    summary: `The content of ${key}`,
    cacheable: true,
    success: { status: 200, body: pageSchemas[key] as (typeof pageSchemas)[K] },
    errors: ['not-found'],
  }) as const;

export const pageEndpoints = defineEndpoints({
  'pages.home.get': page('home'),
  'pages.about.get': page('about'),
  'pages.vision-mission.get': page('vision-mission'),
  'pages.solutions.get': page('solutions'),
  'pages.projects.get': page('projects'),
  'pages.team.get': page('team'),
  'pages.contact.get': page('contact'),
  'pages.blog.get': page('blog'),
  'pages.careers.get': page('careers'),
  'pages.privacy.get': page('privacy'),
  'pages.terms.get': page('terms'),
  'pages.cookies.get': page('cookies'),
  'pages.company.get': page('company'),
});
