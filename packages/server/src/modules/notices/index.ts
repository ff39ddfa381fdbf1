export { deleteOldNotices } from './notices.queries.ts'
export { withdrawFollow, notifyOfComment, notifyOfFollow, notifyOfTakeDown } from './sendNotices.ts'
export { notifyReporters } from './sendNotices.ts'
