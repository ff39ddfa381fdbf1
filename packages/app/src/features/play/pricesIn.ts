import { pricesOf, type GameSession, type Prices } from '@kathasagar/api/contract'
import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'

import type { useModels } from './useModels.ts'

/** What every action takes now in a session, by the rule that the server charges by. */
export const pricesIn = (
  session: GameSession | undefined,
  {
    text,
    image,
    isPictureHad,
  }: Pick<ReturnType<typeof useModels>, 'text' | 'image' | 'isPictureHad'>,
): Prices =>
  pricesOf({
    xp: session?.current_xp ?? 0,
    costs: session?.story.xp_costs ?? DEFAULT_XP_COSTS,
    textCredits: text.credit_cost,
    imageCredits: image.credit_cost,
    isPictureHad,
  })
