import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyHead } from '../lib/head.ts';
import type { PageContext } from '../lib/page.ts';
import type { Route } from './routes.ts';

let applied: string | undefined;

/** Tells that the document came with its head written by the server. */
export function trustServerHead(): void {
  applied = 'from the server';
}

/** Keeps the document's head that of the page, also when its data comes later. */
export function usePageHead(route: Route, context: PageContext): void {
  const cache = useQueryClient().getQueryCache();
  useEffect(() => {
    let current = true;
    const update = async () => {
      const { head } = await route.module.load();
      if (current && head) show(head(context));
    };
    void update();
    const unsubscribe = cache.subscribe(({ type }) => {
      if (type === 'updated') void update();
    });
    return () => {
      current = false;
      unsubscribe();
    };
  }, [route, context, cache]);

  function show(head: Parameters<typeof applyHead>[0]) {
    const text = JSON.stringify(head);
    // The server's own head has JSON-LD, which must not be lost to an equal one without.
    if (applied !== 'from the server' && applied !== text) applyHead(head, context.origin);
    applied = text;
  }
}
