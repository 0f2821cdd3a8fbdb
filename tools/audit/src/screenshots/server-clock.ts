import { fixDate } from './fix-date.ts';

// Loaded into the server before anything else (`node --import`), so that two runs show the same
// dates and the same "3 days ago".
fixDate(Date.parse(process.env.FIXED_NOW ?? ''));
