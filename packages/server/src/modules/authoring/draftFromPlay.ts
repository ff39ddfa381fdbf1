import { NewStoryRequest } from '@kathasagar/api/contract'
import type { StoryNode, StoryStructure } from '@kathasagar/story'
import { STORY_LIMITS, type StoryLanguage } from '@kathasagar/story/vocabulary'

import { type Call, fieldRefusal } from '../../platform/call.ts'
import { findStory } from '../catalogue/index.ts'
import { findSession, findTurn, listPath } from '../sessions/index.ts'
import type { SessionContext, NarratedTurn } from '../sessions/index.ts'
import type { AuthoringContext } from './context.ts'
import { insertStory } from './createStory.ts'

const GO_ON: Readonly<Partial<Record<StoryLanguage, string>>> = { hi: 'आगे बढ़ें' }

const takenIn = ({ action }: NarratedTurn, language: StoryLanguage): string =>
  [...(action.selected_choice ?? action.user_input ?? GO_ON[language] ?? 'Go on')]
    .slice(0, STORY_LIMITS.choiceMax)
    .join('')

/** Converts each turn to a scene. The author must complete choices that were not taken. */
function structureOfPlay(path: readonly NarratedTurn[], language: StoryLanguage): StoryStructure {
  const told = path.filter(({ answer }) => answer.narrative ?? answer.setup)
  const nodes: Record<string, StoryNode> = {}
  for (const [index, turn] of told.entries()) {
    const { narrative, setup, choices, improvised } = turn.answer
    const next = told[index + 1]
    const taken = next && takenIn(next, language)
    const others = choices.filter((choice) => choice !== taken)
    nodes[`part_${index + 1}`] = {
      text: narrative ?? setup ?? '',
      ...(improvised?.title && { title: improvised.title }),
      choices: taken
        ? [
            { text: taken, target: `part_${index + 2}` },
            ...others.map((text) => ({ text, target: '' })),
          ]
        : [],
    }
  }
  return { start_node: 'part_1', nodes }
}

/** Converts a finished play of an open story to a draft by the player. */
export const draftFromPlay: Call<'draftFromPlay', AuthoringContext & SessionContext> = async (
  ctx,
  { user, params },
) => {
  const { db } = ctx
  const session = await findSession(db, params.session_id, user.id)
  const head = session && (await findTurn(db, session.head_turn_id, user.id))
  const story = session && (await findStory(db, session.story_id))
  if (!session || !head || !story) return { code: 'session_not_found' }
  if (!(await ctx.graphs(session.version_id)).open) return { code: 'not_open' }
  if (!session.is_completed) return { code: 'no_ending_yet' }
  const categories = db.selectFrom('categories').select('id').orderBy('sort_order')
  const category = story.category ?? (await categories.executeTakeFirst())
  if (!category) return fieldRefusal('category_id', 'There is no category')
  const path = await listPath(db, head, head.number + 1)
  const { title, tagline, story_description, story_prompt, language, content_rating } = story
  const request = NewStoryRequest.parse({
    title,
    tagline: tagline || title,
    story_description: story_description || title,
    story_prompt: story_prompt || title,
    language,
    content_rating,
    cover_image_url: '/covers/default.svg',
    category_id: category.id,
    story_structure: structureOfPlay(path, language),
  })
  return insertStory(ctx, user, request)
}
