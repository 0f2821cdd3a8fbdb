import { type FormGuards, MIN_FILL_MS } from '@vitrine/contracts';

/** Filled in what people do not see, or faster than people type. */
export const isFromBot = ({ website, filled_ms }: FormGuards): boolean =>
  website !== '' || filled_ms < MIN_FILL_MS;
