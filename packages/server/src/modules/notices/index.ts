export { deleteOldNotices } from './deleteOldNotices.ts'
export {
  withdrawFollow,
  notifyOfComment,
  notifyOfFollow,
  notifyOfTakeDown,
  notifyReporters,
} from './sendNotices.ts'
