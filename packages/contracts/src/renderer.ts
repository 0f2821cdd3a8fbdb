import type { EndpointName } from './endpoints/table.ts';

/** How the server asks the built web app for a page; the one interface between the two. */
export interface RenderRequest {
  /** Path and search, e.g. `/blog?search=x`. */
  url: string;
  /** Scheme and host that absolute links are made with. */
  origin: string;
  /** Calls an endpoint as an anonymous visitor, without leaving the process. */
  call(endpoint: EndpointName, input: unknown): Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export type Render = (request: RenderRequest) => Promise<RenderedPage>;
