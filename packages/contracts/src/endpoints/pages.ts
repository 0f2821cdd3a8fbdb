import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
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

/** The same content for those who change it: never from a cache, and with its version. */
const edit = <K extends PageKey>(key: K) =>
  ({
    method: 'GET',
    path: `/api/pages/${key}/edit/`,
    access: 'admin',
    tag: 'Pages',
    summary: `The content of ${key}, to be changed`,
    versioned: true,
    success: { status: 200, body: pageSchemas[key] as (typeof pageSchemas)[K] },
    errors: ['not-found'],
  }) as const;

const save = <K extends PageKey>(key: K) =>
  ({
    method: 'PUT',
    path: `/api/pages/${key}/`,
    access: 'admin',
    tag: 'Pages',
    summary: `Change the content of ${key}`,
    body: pageSchemas[key] as (typeof pageSchemas)[K],
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 200, body: pageSchemas[key] as (typeof pageSchemas)[K] },
    errors: ['not-found', 'conflict'],
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
  'pages.home.edit': edit('home'),
  'pages.home.save': save('home'),
  'pages.about.edit': edit('about'),
  'pages.about.save': save('about'),
  'pages.vision-mission.edit': edit('vision-mission'),
  'pages.vision-mission.save': save('vision-mission'),
  'pages.solutions.edit': edit('solutions'),
  'pages.solutions.save': save('solutions'),
  'pages.projects.edit': edit('projects'),
  'pages.projects.save': save('projects'),
  'pages.team.edit': edit('team'),
  'pages.team.save': save('team'),
  'pages.contact.edit': edit('contact'),
  'pages.contact.save': save('contact'),
  'pages.blog.edit': edit('blog'),
  'pages.blog.save': save('blog'),
  'pages.careers.edit': edit('careers'),
  'pages.careers.save': save('careers'),
  'pages.privacy.edit': edit('privacy'),
  'pages.privacy.save': save('privacy'),
  'pages.terms.edit': edit('terms'),
  'pages.terms.save': save('terms'),
  'pages.cookies.edit': edit('cookies'),
  'pages.cookies.save': save('cookies'),
  'pages.company.edit': edit('company'),
  'pages.company.save': save('company'),
});
