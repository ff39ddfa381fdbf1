export { forgetNotices } from './forgetNotices.ts'
export {
  forgetFollow,
  tellOfComment,
  tellOfFollow,
  tellOfTakeDown,
  tellReporters,
} from './tellNotices.ts'
