import type { ActionRequest, OfflinePlay } from '@kathasagar/api/contract'
import { harmIn } from '@kathasagar/story'

import { typedValuesIn, type StoryRemarks } from './position.ts'

/** Uses only rules, because the classifier's weights are not sent to clients. */
export function findDeclinedInput(
  play: OfflinePlay,
  request: ActionRequest,
): StoryRemarks['declined'] {
  const typed = Object.values(typedValuesIn(request))
  const words = 'user_action' in request ? [request.user_action, ...typed] : typed
  const kind = harmIn(words.join('\n'), play.content_rating)
  if (kind === null) return undefined
  return { kind, detail: '', ...(kind === 'self_harm' && { help: play.help_lines }) }
}
