// The door of this house: what others may use of it.
export { office } from './house.ts';
export { createArrivalDigests } from './inbox/arrival-mails.ts';
export { createKeptReplyFiles } from './inbox/reply-files.service.ts';
export { createIssueSending } from './newsletter/issue-sending.service.ts';
export { createIssuesRoom } from './newsletter/issues-room.ts';
export { framedIssue } from './newsletter/preview-issue.ts';
export { createRetentionService, type RetentionService } from './retention/retention.service.ts';
export { createTrashErasure } from './trash/empty-trash.service.ts';
