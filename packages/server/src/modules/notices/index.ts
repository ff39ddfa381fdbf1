export { deleteOldNotices } from './deleteOldNotices.ts'
export {
  forgetFollow,
  tellOfComment,
  tellOfFollow,
  tellOfTakeDown,
  tellReporters,
} from './tellNotices.ts'
