import { logEntriesOf } from '../features/play/model/logEntries.ts'
import { midStory } from '../features/play/screens/PlayScreen/sampleSession.ts'

/** Example data for tests, stories and the first version of a page. */
export {
  makeAdminRows,
  makeCategory,
  makeComment,
  makeModels,
  makePrices,
  makeProgressSummary,
  makeStories,
  makeStory,
  makeTag,
  makeTask,
  makeTasks,
  signedInState,
} from '@kathasagar/api/testing/fixtures'

export const makeLogEntries = () => logEntriesOf(midStory.session_data.narrative_history, String)
