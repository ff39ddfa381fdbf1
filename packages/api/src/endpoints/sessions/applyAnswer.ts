import type { ActionAnswer, GameSession } from '../../contract/sessions.ts'
import { appendEntries } from './mergeHistory.ts'

/** Updates a session. Returns false if turns are missing and it must be reloaded. */
export function applyAnswer(session: GameSession, answer: ActionAnswer): boolean {
  session.current_xp = answer.current_xp
  session.choices_made = answer.choices_made
  session.scenes_completed = answer.scenes_completed
  session.is_completed = answer.is_completed
  session.completion_percentage = answer.completion_percentage
  session.credits = answer.credits
  session.has_picture = answer.has_picture ?? false
  session.redo_turn_id = answer.redo_turn_id
  const { narrative_history: held } = session.session_data
  const { narrative_history: news } = answer.session_data
  const { entries, isWhole } = appendEntries(held, news)
  session.session_data = { ...answer.session_data, narrative_history: entries }
  return isWhole && news.length > 0
}
