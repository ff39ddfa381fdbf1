import type { OwnPlay, OwnPlays, OwnPlaysQuery, PlayState } from '@kathasagar/api/contract'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { progressOf } from '@kathasagar/engine/progress'
import { imageAddress } from '../../modules/pictures/index.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import type { Ports } from '../ports.ts'
import type { StoredPlay } from './playsPort.ts'
import { minutesLeft } from './present/minutesLeft.ts'
import { lastLineOf } from './turn/lastLine.ts'

function stateOf({ is_put_away }: StoredPlay, isCompleted: boolean): PlayState {
  if (is_put_away) return 'put_away'
  return isCompleted ? 'finished' : 'open'
}

async function presentPlay(ports: Ports, userId: string, play: StoredPlay): Promise<OwnPlay> {
  const { state, story_id, title, image_alt, language, is_preview: isPreview } = play
  const graph = graphAt(await ports.graphs(play.version_id), state)
  const { is_completed, completion_percentage } = progressOf(graph, state)
  const scene = graph.titleOf(state.node)
  const found = is_completed
    ? await ports.store.repositories.sessions.listEndings(userId, story_id, { isPreview })
    : []
  const cover_image_url = imageAddress(play.cover_image_url, {
    of: 'stories',
    id: story_id,
    size: 'card',
  })
  return {
    id: play.id,
    state: stateOf(play, is_completed),
    story: { id: story_id, title, cover_image_url, image_alt, language },
    scene,
    last_line: lastLineOf([play.answer, play.answer_before], language),
    completion_percentage,
    minutes_left: minutesLeft(play.estimated_play_time, completion_percentage),
    ending: is_completed
      ? {
          title: scene,
          found: graph.endings.filter((name) => found.includes(name)).length,
          total: graph.endings.length,
        }
      : null,
    updated_at: play.updated_at.toISOString(),
  }
}

/** A player's plays of one state, the one last played first. */
export async function listPlays(
  ports: Ports,
  { userId, state, cursor, limit }: OwnPlaysQuery & { userId: string },
): Promise<OwnPlays> {
  const { plays } = ports.store.repositories
  const [found, counts] = await Promise.all([
    // One more than is told shows whether there are more.
    plays.listPlays(userId, { state, after: instantPlaceAt(cursor), limit: limit + 1 }),
    plays.countPlays(userId),
  ])
  const { page, next } = pageUpTo(found, limit, ({ updated_at, id }) =>
    instantCursorAt({ created_at: updated_at, id }),
  )
  return {
    plays: await Promise.all(page.map((play) => presentPlay(ports, userId, play))),
    next,
    counts,
  }
}
