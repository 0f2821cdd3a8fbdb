// The door of this house: what others may use of it.
export { office } from './house.ts';
export { createArrivalDigests } from './inbox/arrival-mails.ts';
export { createKeptReplyFiles } from './inbox/reply-files.ts';
export { queueDueIssues } from './newsletter/issue-sending.ts';
export { framedIssue } from './newsletter/preview-issue.ts';
export { createNewsletterRoom } from './newsletter/room.ts';
export { createRetentionService, type RetentionService } from './retention/retention.service.ts';
export { createTrashErasure } from './trash/empty-trash.service.ts';
