import { createContext, useContext } from 'react';
import type { PageContext } from './page.ts';

type RouteParams = PageContext['params'];

/** Of the page that is shown, as its queries have them; the site's frame provides it. */
export const RouteParamsContext = createContext<RouteParams>({});

/** The parameters of the address, such as `id` of `/blog/:id`. */
export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);
