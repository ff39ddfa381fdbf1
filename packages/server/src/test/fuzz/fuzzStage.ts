import { beginSignIn } from '../../services/auth/beginSignIn.ts'
import { originOf } from '../../services/auth/knownOrigins.ts'
import { makePerson, setScene, sharedHash, type Person } from '../access/scenery.ts'
import type { TestApp } from '../buildTestApp.ts'
import { changeUser } from '../factories.ts'
import {
  makeReports,
  makeSessions,
  makeTaxonomy,
  makeStories,
  makeTokens,
  signInsOf,
  WORDS,
  type Plays,
} from './fuzzMaterial.ts'
import type { FuzzRequest } from './fuzzRequests.ts'

const NEWCOMERS = 40
const CREDITS_ENOUGH = 100_000

type People = Record<Exclude<FuzzRequest['as'], 'guest'>, Person>

export interface FuzzStage {
  /** What leads somewhere, by the name of the field or parameter. */
  likely: Record<string, readonly unknown[]>
  people: People
}

/** A player who also writes, somebody else, and an admin. */
async function makePeople(product: TestApp): Promise<People> {
  const { owner } = await setScene(product, 'Us')
  const [user, admin] = [await makePerson(product), await makePerson(product, { role: 'admin' })]
  await product.db
    .updateTable('sign_ins')
    .set({ reauthenticated_at: product.clock.now() })
    .where('user_id', '=', admin.id)
    .execute()
  await product.call('grantCredits', {
    token: admin.access_token,
    params: { user_id: owner.id },
    body: { amount: CREDITS_ENOUGH, reason: 'To play' },
  })
  return { user, owner, admin }
}

/** What tells people apart, and names that nobody has yet. */
function namesOf({ user, owner, admin }: People) {
  const everybody = [user, owner, admin]
  const newcomers = Array.from({ length: NEWCOMERS }, (_, n) => `n${n}_${owner.id.slice(0, 8)}`)
  return {
    user_id: everybody.map(({ id }) => id),
    author_id: [owner.id],
    actor_id: [admin.id],
    refresh_token: everybody.map(({ refresh_token }) => refresh_token),
    email_or_username: everybody.map(({ username }) => username),
    username: newcomers,
    email: [
      ...everybody.map(({ email }) => email),
      ...newcomers.map((name) => `${name}@example.org`),
    ],
  }
}

const turnsOf = (plays: Plays) =>
  plays.flatMap(({ session }) =>
    session.session_data.narrative_history.map(({ turn_id }) => turn_id),
  )

/** Somebody of each kind, and everything that a request can be about. */
export async function setStage(product: TestApp): Promise<FuzzStage> {
  const people = await makePeople(product)
  const { owner } = people
  const plays = await makeSessions(product, owner)
  const written = await makeStories(product, owner.id)
  const { categories, tags } = await makeTaxonomy(product)
  const stories = [...written, ...plays.map(({ storyId }) => storyId)]
  const turns = turnsOf(plays)

  return {
    people,
    likely: {
      ...WORDS,
      ...namesOf(people),
      id: [...stories, ...turns, owner.id],
      story_id: stories,
      session_id: plays.map(({ session }) => session.id),
      report_id: await makeReports(product, owner.id, plays),
      category_id: categories,
      tag_id: tags,
      into: [...categories, ...tags],
      sign_in_id: await signInsOf(product, owner.id),
      token: await makeTokens(product, owner),
      before: [...turns, '1', '999999'],
      after: turns,
      key: ['again', 'none'],
    },
  }
}

/** Makes somebody as they were, signed in, after a request has ended that or closed the account. */
export async function restorePerson(product: TestApp, person: Person): Promise<void> {
  const { db, ports } = product
  const password_hash = await sharedHash(product)
  await changeUser(db, person.id, {
    suspended_at: null,
    delete_after: null,
    story_fate: null,
    password_hash,
  })
  await ports.store.transaction(async (repositories) => {
    const found = await repositories.users.findUser(person.id)
    if (!found) return
    const { tokens } = await beginSignIn(ports, repositories, found, {
      isReauthenticated: true,
      method: 'password',
      origin: originOf(product.ports, 'test', '127.0.0.1'),
    })
    Object.assign(person, tokens)
  })
}
