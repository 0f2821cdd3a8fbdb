export { content } from './content.ts';
export { failurePage } from './failure-page.ts';
export { fields } from './fields.ts';
export { notes } from './notes.ts';
export { outcomes } from './outcomes.ts';
export { obstacles } from './problems/obstacles.ts';
export { problems } from './problems.ts';
export { titles } from './titles.ts';
