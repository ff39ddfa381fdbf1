import { registerAdmin } from '../packages/server/src/test/admins.ts'
import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { benchGrowth } from './growth.ts'
import { addMadeUpReaders, addMeasured } from './madeUpReaders.ts'
import { addMadeUpStories } from './madeUpStories.ts'

/** Whose lists are asked for: those of a story and an author, of a reader and of an admin. */
interface Asked {
  round: number
  handle: string
  stories: readonly string[]
}

const storyAt = ({ round, stories }: Asked) => stories[round % stories.length] ?? ''
const sortAt = ({ round }: Asked) => (round % 2 ? 'newest' : 'liked')

/** Each call by how the visitor means it. What one of them has is the same at both sizes. */
const CALLS: Readonly<Record<string, (asked: Asked) => string>> = {
  'an author': ({ handle }) => `/authors/${handle}`,
  'series of an author': ({ handle }) => `/authors/${handle}/series`,
  'a series': (asked) => `/series/${storyAt(asked)}`,
  comments: (asked) => `/stories/${storyAt(asked)}/comments?sort=${sortAt(asked)}`,
  reviews: (asked) => `/stories/${storyAt(asked)}/reviews?sort=${sortAt(asked)}`,
  'figures of a story': (asked) => `/stories/${storyAt(asked)}/figures`,
  notices: () => '/notices',
  'notices, unread': () => '/notices/unread',
  saved: ({ round }) => `/stories/bookmarks/?page=${1 + (round % 2)}`,
  'of followed authors': () => '/stories/followed/',
  uploads: () => '/uploads',
  'not for me': () => '/me/muted',
  'all stories, to an admin': ({ round }) => `/admin/stories?page=${1 + (round % 10)}`,
  'all of an author, to an admin': () => '/admin/stories?search=measured',
  'all of a status, to an admin': () => '/admin/stories?status=published&sort=title&order=asc',
}

interface Lists extends Omit<Asked, 'round'> {
  product: TestApp
  reader: string
  admin: string
}

async function openLists(count: number): Promise<Lists> {
  const product = await buildTestApp()
  const admin = await registerAdmin(product)
  const reader = await product.register({ username: 'measured' })
  await addMadeUpStories(product, count)
  await addMadeUpReaders(product, count)
  const stories = await addMeasured(product, reader.id)
  const [token, handle] = [reader.access_token, reader.username]
  return { product, handle, stories, reader: token, admin: admin.access_token }
}

/** Milliseconds of one call; no cache, the database warm. */
async function timeOf({ product, ...lists }: Lists, url: string): Promise<number> {
  const token = url.startsWith('/admin') ? lists.admin : lists.reader
  const started = performance.now()
  const { statusCode } = await product.app.inject({
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return performance.now() - started
}

/** What the lists of people cost when stories, and all that is said and kept of them, grow a hundredfold. */
export const benchLists = () =>
  benchGrowth(CALLS, openLists, (at, addressOf, round) => timeOf(at, addressOf({ round, ...at })))
