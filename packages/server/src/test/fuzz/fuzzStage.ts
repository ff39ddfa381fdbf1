import { makeLink } from '../../modules/auth/index.ts'
import { makePerson, setScene, type Person } from '../access/scenery.ts'
import { insertTaxonomy, SOUND } from '../authoring.ts'
import type { TestApp } from '../buildTestApp.ts'
import { PASSWORD } from '../caller.ts'
import { insertStory } from '../factories.ts'
import { beginPlay, RIVER } from '../play.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { contextOf } from '../../platform/context.ts'
import { grantCredits } from '../../modules/ledger/index.ts'

const CREDITS_ENOUGH = 100_000

export interface FuzzStage {
  /** Values that name something that exists, by the name of their field or parameter. */
  likely: Record<string, readonly unknown[]>
  people: Record<Exclude<FuzzRequest['as'], 'guest'>, Person>
}

/** A story of each status. */
const storiesOf = async ({ db }: TestApp, author_id: string) =>
  Promise.all(
    (['draft', 'in_review', 'archived', 'published'] as const).map(async (status) => {
      const { id } = await insertStory(db, { author_id, structure: SOUND, status })
      return id
    }),
  )

/** Makes a player who also writes, another user, an admin, and what requests can be about. */
export async function setStage(product: TestApp): Promise<FuzzStage> {
  const { owner } = await setScene(product, 'Us')
  const [user, admin] = [await makePerson(product), await makePerson(product, { role: 'admin' })]
  await grantCredits(product.db, owner.id, CREDITS_ENOUGH, 'verification')
  const plays = [
    await beginPlay(product, { initial_xp: 100_000 }, owner),
    await beginPlay(product, { initial_xp: 100_000 }, owner),
  ]
  const stories = [...(await storiesOf(product, owner.id)), ...plays.map(({ storyId }) => storyId)]
  const turns = plays.flatMap(({ session }) =>
    session.session_data.narrative_history.map(({ turn_id }) => turn_id),
  )
  const { category_id, tag_ids } = await insertTaxonomy(product)
  const purposes = ['verify_email', 'reset_password', 'log_in', 'export_account'] as const
  const links = await Promise.all(
    purposes.map((of) => makeLink(contextOf(product.ports), owner.id, of)),
  )
  const newcomer = `n_${owner.id.slice(0, 8)}`

  return {
    people: { owner, user, admin },
    likely: {
      id: [...stories, ...turns, owner.id],
      story_id: stories,
      session_id: plays.map(({ session }) => session.id),
      category_id: [category_id],
      tag_id: tag_ids,
      into: [category_id, ...tag_ids],
      turn_id: turns,
      before: turns,
      after: turns,
      user_id: [owner.id, user.id, admin.id],
      author_id: [owner.id],
      refresh_token: [owner.refresh_token, user.refresh_token],
      token: links.map(({ token }) => token),
      email_or_username: [owner.username, user.email],
      username: [newcomer],
      email: [owner.email, `${newcomer}@example.org`],
      password: [PASSWORD],
      current_password: [PASSWORD],
      confirm_password: [PASSWORD],
      selected_model: ['kathakar', 'tenali', 'vishvakarma'],
      selected_choice: ['Cross the river with the ferryman', 'Follow the bank upstream'],
      revision: [0, 1],
      story_structure: [SOUND, RIVER],
      start_at: Object.keys(RIVER.nodes),
      cover_image_url: ['https://covers.example/a.jpg'],
      time_zone: ['UTC', 'Asia/Kolkata'],
      page: ['1', '2', '100000'],
      limit: ['1', '10'],
      q: ['river', 'story', 'ri'],
      amount: [1, 50],
      key: ['again', 'none'],
    },
  }
}
