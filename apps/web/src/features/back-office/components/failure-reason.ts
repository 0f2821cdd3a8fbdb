export { failureReason } from '../../../lib/failure-reason.ts';
