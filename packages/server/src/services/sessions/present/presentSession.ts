import type { GameSession, PlayedStory } from '@kathasagar/api/contract'
import { xpCosts } from '@kathasagar/story'

import { imageAddress } from '../../../modules/pictures/index.ts'
import type { StoredStory } from '../../../modules/catalogue/index.ts'
import { presentProgress, presentSessionData, type Place } from './presentPlace.ts'

const presentPlayedStory = (story: StoredStory): PlayedStory => ({
  id: story.id,
  title: story.title,
  cover_image_url: imageAddress(story.cover_image_url, {
    of: 'stories',
    id: story.id,
    size: 'page',
  }),
  image_alt: story.image_alt,
  language: story.language,
  xp_costs: xpCosts(story.game_config.commands),
})

export interface SessionView extends Place {
  story: StoredStory
  /** By which preview link it was begun; null for a play. */
  preview_code: string | null
  credits: number
  runningKey: string | null
}

export const presentSession = (view: SessionView): GameSession => ({
  ...presentProgress(view),
  id: view.head.session_id,
  story_id: view.story.id,
  story: presentPlayedStory(view.story),
  session_data: presentSessionData(view, view.runningKey),
  credits: view.credits,
  has_picture: view.hasPicture,
  ...(view.preview_code !== null && {
    preview: { preview_code: view.preview_code, author: view.story.author.display_name },
  }),
})
