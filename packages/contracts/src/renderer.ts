import type { EndpointName } from './endpoints/table.ts';
import type { Problem } from './problem.ts';

/** Endpoints whose forms a browser sends by itself where no script runs; the answer is the page. */
export const pageForms = [
  'contact.send',
  'newsletter.subscribe',
  'applications.send',
  'publicPortfolio.contact',
  'sharedPortfolio.contact',
] as const satisfies readonly EndpointName[];
export type PageForm = (typeof pageForms)[number];

/** A form that came without a script. */
export interface SentForm {
  endpoint: PageForm;
  /** What was in its fields, by name. */
  values: Readonly<Record<string, string>>;
  /** Why it was refused; undefined where it was taken. */
  problem?: Problem | undefined;
}

/** How the server asks the built web app for a page; the one interface between the two. */
export interface RenderRequest {
  /** Path and search as its {@link PageAddress} says, e.g. `/blog/all?q=x`. */
  url: string;
  /** Scheme and host that absolute links are made with. */
  origin: string;
  /** Calls an endpoint as an anonymous visitor, without leaving the process. */
  call(endpoint: EndpointName, input: unknown): Promise<{ status: number; body: unknown }>;
  /**
   * A page whose record is missing is answered with 404 and no HTML: anyone who asks shows the one of
   * {@link MISSING_PAGE_PATH} instead.
   */
  omitMissing?: boolean;
  /** Sent on this page: what came of it is said in it. */
  sentForm?: SentForm | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Where the site itself may show the page in a frame; nobody else ever may. */
  framing?: 'site';
}

export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** Where a page lives. However else it is spelled or asked for, it is made and kept for this. */
export interface PageAddress {
  /** In the one spelling that links have. */
  path: string;
  /** The pattern of the path, e.g. `/blog/:id`. */
  route: string;
  /** Parameters of the query that the page reads; whatever else is asked makes no other page. */
  parameters: readonly string[];
  /** Nothing in its path is chosen by who asks: there are only so many of them. */
  isFixed: boolean;
  /** Where the page is for good, where the path has its name in the base language. */
  movedTo?: string;
}

/** The address of the page that a path leads to; undefined where there is no page. */
export type PageAddressOf = (path: string) => PageAddress | undefined;

/** The path that the not-found page of the language of an address is rendered for. */
export type MissingAt = (path: string) => string;

/** No page lives here: the page that is rendered for it says so, and does for every such address. */
export const MISSING_PAGE_PATH = '/404';
